import { createServer } from 'node:http'

/** The measure for pages: node:http, sending the bytes and headers of one page of the site and nothing else. */
const answer = await fetch(String(process.env.COPY_OF), { headers: { 'accept-encoding': 'br' } })
const body = Buffer.from(await fetchRaw(String(process.env.COPY_OF)))
const skipped = ['date', 'connection', 'keep-alive', 'transfer-encoding']
const headers = [...answer.headers].filter(([name]) => !skipped.includes(name)).flat()

createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')

/** fetch unpacks what it gets; the copy must be packed. */
async function fetchRaw(url: string): Promise<Buffer> {
  const { get } = await import('node:http')
  return new Promise((resolve) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (response) =>
      resolve(Buffer.concat(await response.toArray())),
    )
  })
}
