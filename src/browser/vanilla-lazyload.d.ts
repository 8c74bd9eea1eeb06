/** The library as ES modules: its package leads browsers to an older format. */
declare module 'vanilla-lazyload/dist/esm/lazyload.js' {
  import type { ILazyLoad } from 'vanilla-lazyload'

  const LazyLoad: ILazyLoad
  // biome-ignore lint/style/noDefaultExport: it is how they export it
  export default LazyLoad
}
