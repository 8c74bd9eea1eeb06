import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/**
 * The measure for what a browser has to do: the words and pictures of a page of the site, with nothing but HTML, one small
 * sheet and one small script, sent from memory with the headers of the site.
 */
const site = String(process.env.COPY_OF)

const style = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#1d2b36;background:#fff}
header,footer{padding:1rem;background:#12394f;color:#fff}
header a,footer a{color:#fff}
main{max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:2rem;line-height:1.2}
h2{margin-top:3rem;font-size:1.5rem}
h3{font-size:1.125rem}
p{max-width:65ch}
a{color:#0a6a8a}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
img{max-width:100%;height:auto}
ul{padding:0;list-style:none}
li{margin:0 0 1rem;padding:1rem;border:1px solid #d5dee4;border-radius:.5rem}
input,button{padding:.75rem;font:inherit;border:1px solid #5b6b76;border-radius:.25rem}
table{border-collapse:collapse}
td,th{padding:.5rem;text-align:left;border-bottom:1px solid #d5dee4}
@media(min-width:48rem){main ul{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}}
`

const script = `
const opener=document.querySelector('#menu')
const list=document.querySelector('nav')
opener.addEventListener('click',()=>{
  const isOpen=opener.getAttribute('aria-expanded')==='true'
  opener.setAttribute('aria-expanded',String(!isOpen))
  list.hidden=isOpen
})
document.addEventListener('keydown',(event)=>{
  if(event.key!=='Escape'||list.hidden)return
  list.hidden=true
  opener.setAttribute('aria-expanded','false')
  opener.focus()
})
for(const field of document.querySelectorAll('form')){
  field.addEventListener('submit',(event)=>{
    const query=field.querySelector('input')
    if(query&&!query.value.trim()){event.preventDefault();query.focus()}
  })
}
`

const kept = new Map<string, { headers: string[]; body: Buffer }>()

async function answerFor(path: string) {
  const found = kept.get(path)
  if (found) return found

  const made = await make(path)
  kept.set(path, made)
  return made
}

async function make(path: string): Promise<{ headers: string[]; body: Buffer }> {
  if (path === '/least.css') return packed('text/css', style)
  if (path === '/least.js') return packed('text/javascript', script)
  const answer = await fetch(site + path)
  const headers = [...answer.headers].filter(([name]) => !ofTheLine.has(name)).flat()
  if (!answer.headers.get('content-type')?.startsWith('text/html'))
    return { headers, body: Buffer.from(await answer.arrayBuffer()) }
  return packed('text/html', leastOf(await answer.text()), headers)
}

const ofTheLine = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'content-type',
  'etag',
])

function packed(type: string, text: string, headers: string[] = []): { headers: string[]; body: Buffer } {
  return {
    headers: [...headers, 'content-type', `${type}; charset=utf-8`, 'content-encoding', 'br'],
    body: brotliCompressSync(text),
  }
}

/** What somebody reads and sees of it: its words, links and pictures. */
function leastOf(page: string): string {
  const part = (name: string) => page.match(new RegExp(`<${name}[\\s>][\\s\\S]*</${name}>`))?.[0] ?? ''
  const plain = (html: string) =>
    html
      .replaceAll(/<(script|style|svg|template|noscript|dialog)[\s>][\s\S]*?<\/\1>/g, '')
      .replaceAll(/<\/?(site-island|div|span|section)[^>]*>/g, ' ')
      .replaceAll(/ (class|id|style|role|tabindex|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
  const links = [...part('footer').matchAll(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)]
  const list = links.map(([, address, words]) => `<a href="${address}">${plain(words ?? '')}</a>`).join(' ')
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>IZZ</title>
<meta name="description" content="Hoe weinig een pagina kan zijn."><link rel="icon" href="data:,">
<link rel="stylesheet" href="/least.css"><script type="module" src="/least.js"></script></head>
<body><header><a href="/">IZZ</a> <button id="menu" aria-expanded="false">Menu</button><nav hidden>${list}</nav></header>
${plain(part('main'))}<footer>${list}</footer></body></html>`
}

createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  const { headers, body } = await answerFor(request.url ?? '/')
  response.writeHead(200, [...headers, 'content-length', String(body.length)])
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
