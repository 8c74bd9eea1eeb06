/** It comes without types: this is what we use of it. */
declare module '@20minutes/s3rver' {
  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string; configs: string[] }[]
  }
  class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }

  // biome-ignore lint/style/noDefaultExport: it is how they export it
  export { S3rver as default }
}
