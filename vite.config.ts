import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Vite builds everything React: for the browser into `build/dist`, for the server into `build/server`. The redactie is a
 * build apart (mode `editor`): the files of the site are the same with and without it.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: '/dist/',
  publicDir: false,
  plugins: [react(), preloadErrorsNameThePath()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'build/server', minify: false }
      : {
          outDir: 'build/dist',
          assetsDir: '',
          manifest: mode === 'editor' ? 'editor-manifest.json' : 'manifest.json',
          rolldownOptions: {
            input: mode === 'editor' ? editorInput : siteInput,
            // The script of every page holds these names: what a file is called beside its role is enough.
            output: { chunkFileNames: ({ name }) => `${name.replace('.browser', '')}-[hash].js` },
          },
        }),
  },
}))

const siteInput = { start: 'src/entries/start.ts', styles: 'src/entries/styles.ts' }
const editorInput = { editor: 'src/entries/editor.ts', 'editor-styles': 'src/entries/editor-styles.ts' }

/** The specification asks for 'Unable to preload CSS for {path}'; Vite would give the whole address. */
function preloadErrorsNameThePath(): Plugin {
  const theirs = 'Unable to preload CSS for ${dep}'
  return {
    name: 'preload-errors-name-the-path',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(theirs)) this.error('The preload helper of Vite has changed: mend this plugin.')
        return code.replace(theirs, 'Unable to preload CSS for ${dep.pathname}')
      },
    },
  }
}
