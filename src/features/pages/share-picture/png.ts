/** Few colours make a small file. Loaded late: the site starts, and serves pages, where this cannot be loaded. */
export async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}
