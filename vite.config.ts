import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { builtinsAsObjects, oneByteALetter, placesOfTheSource } from './scripts/bundle.ts'
import { slimPuck } from './scripts/slim-puck.ts'

/**
 * Vite builds everything React and the server itself: for the browser into `build/dist`, for the server into
 * `build/server`. The redactie is a build apart (mode `editor`): the files of the site are the same with and without it.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: '/dist/',
  publicDir: false,
  plugins: [
    react(),
    lightPreloadHelper(),
    ...(mode === 'editor' ? [slimPuck()] : []),
    ...(isSsrBuild
      ? [placesOfTheSource(new URL('./', import.meta.url)), builtinsAsObjects(), oneByteALetter()]
      : []),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'build/server',
          target: 'node26',
          sourcemap: true,
          chunkSizeWarningLimit: 10_000,
          rolldownOptions: {
            input: serverInput,
            output: {
              entryFileNames: ({ facadeModuleId }) =>
                facadeModuleId?.endsWith('-worker.ts') ? '[name]-[hash].js' : '[name].js',
              chunkFileNames: '[name]-[hash].js',
              minify: withTheirNames,
            },
          },
        }
      : {
          outDir: 'build/dist',
          assetsDir: '',
          manifest: mode === 'editor' ? 'editor-manifest.json' : 'manifest.json',
          rolldownOptions: {
            input: mode === 'editor' ? editorInput : siteInput,
            // The script of every page holds these names: the first word is enough to know a file by.
            output: { chunkFileNames: ({ name }) => `${name.split(/[-.]/, 1)[0]}-[hash:6].js` },
          },
        }),
  },
}))

/** Node keeps the text of the server for as long as it runs. A fault in the log still names functions. */
const withTheirNames = {
  compress: { keepNames: { function: true, class: true } },
  mangle: false,
  codegen: { removeWhitespace: true },
}

const serverInput = { main: 'src/main.ts', render: 'src/entries/render.tsx' }
const siteInput = {
  start: 'src/entries/start.ts',
  styles: 'src/entries/styles.ts',
  'tool-styles': 'src/entries/tool-styles.ts',
}
const editorInput = { editor: 'src/entries/editor.ts', 'editor-styles': 'src/entries/editor-styles.ts' }

/**
 * What loads a module on demand, in the place of Vite's own, which is three times as large: it is part of every page. A
 * file that cannot be loaded raises a cancelable `vite:preloadError` on the window, and is thrown again unless cancelled.
 * Of a stylesheet the specification asks for 'Unable to preload CSS for {path}', where Vite would give the whole address.
 */
function lightPreloadHelper(): Plugin {
  return {
    name: 'light-preload-helper',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes('export const __vitePreload = '))
          this.error('The preload helper of Vite has changed.')
        return helper
      },
    },
  }
}

const helper = `
const loading = {}
function preload(name) {
  const href = '/dist/' + name
  return (loading[href] ??= new Promise((done, fail) => {
    const link = document.createElement('link')
    link.href = href
    if (name.endsWith('.css')) {
      link.rel = 'stylesheet'
      link.onload = done
      link.onerror = () => fail(Error('Unable to preload CSS for ' + href))
    } else {
      link.rel = 'modulepreload'
      done()
    }
    document.head.append(link)
  }))
}
function tell(payload) {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  if (dispatchEvent(event)) throw payload
}
export const __vitePreload = (load, names = []) =>
  Promise.all(names.map(preload)).catch(tell).then(() => load().catch(tell))
`
