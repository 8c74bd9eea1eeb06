import { makeRelease } from './release/make-release.ts'

/** `npm run release -- <folder>`: a folder and a tarball with all that production needs, and nothing else. */
const [folder = 'releases'] = process.argv.slice(2)

const { name, tarball, megabytes, packedMegabytes } = await makeRelease(folder, new Date())
console.log(
  `${name}: ${megabytes} MB, packed ${packedMegabytes} MB in ${tarball}, with its checksum beside it`,
)
