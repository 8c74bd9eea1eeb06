import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * A bundle lies elsewhere than its source, so `new URL('…', import.meta.url)` would name another place. A thread becomes
 * an entry of its own; files and folders are found where they are. What a bundle is called says what it holds: so too for
 * the files that it reads.
 */
export function placesOfTheSource(root: URL): Plugin {
  return {
    name: 'places-of-the-source',
    enforce: 'pre',
    resolveFileUrl: ({ fileName }) => `new URL('./${fileName}', import.meta.url)`,
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const replaced = code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (_, name: string) => {
          const place = new URL(name, `file://${id}`)
          if (name.endsWith('.ts'))
            return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: fileURLToPath(place) })}`
          const version = name.endsWith('/') ? '' : `?${hash('sha256', readFileSync(place)).slice(0, 8)}`
          return `new URL('../../${place.href.slice(root.href.length)}${version}', import.meta.url)`
        })
        return { code: replaced, map: null }
      },
    },
  }
}

/**
 * Whoever imports a module of Node by name makes Node look up everything it exports, and some of that is loaded only when
 * it is looked up: `node:http` alone brings a whole client. Asked for as an object it costs nothing more.
 */
export function builtinsAsObjects(): Plugin {
  return {
    name: 'builtins-as-objects',
    renderChunk: (code) => ({
      code: code.replaceAll(/^import (.+) from "(node:[^"]+)";$/gm, (_, taken: string, name: string) =>
        toDeclaration(taken, `process.getBuiltinModule("${name}")`),
      ),
      map: null,
    }),
  }
}

/** One character beyond ASCII makes the text of a file take two bytes a letter for as long as the process lives. */
export function oneByteALetter(): Plugin {
  return {
    name: 'one-byte-a-letter',
    // Others print the code anew until it is a bundle.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, toEscape)
    },
  }
}

const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Of `fs, { readFile as read }` or `* as fs`. */
function toDeclaration(taken: string, module: string): string {
  const [, whole, named] = /^(?:\* as )?([\w$]+)?(?:, )?(\{.+\})?$/.exec(taken) ?? []
  const names = [whole, named?.replaceAll(' as ', ': ')].filter((name) => name !== undefined)
  return `const ${names.map((name) => `${name} = ${module}`).join(', ')};`
}
