import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { basesOf, type Podman } from './container.ts'
import { getProgram } from './programs.ts'

/**
 * Stand-ins for the bases of the Containerfile, from Debian's own packages, where those that are published are out of
 * reach. They hold the same libraries of the same Debian; only the owner and the place of some files may differ.
 */
export async function makeBases({ run }: Podman, folder: string): Promise<void> {
  const { path } = getProgram('mmdebstrap')
  for (const [index, base] of basesOf().entries()) {
    const tarball = join(folder, `base-${index}.tar`)
    const options = base.includes('distroless') ? withoutShell : ['--variant=minbase']
    await promisify(execFile)(path, [...options, 'bookworm', tarball], { maxBuffer: 1e8 })
    await run('import', '--quiet', tarball, base)
  }
}

const packages = 'base-files,netbase,tzdata,media-types,libc6,libssl3,libgcc-s1,libstdc++6,libgomp1'
const users =
  'root:x:0:0:root:/root:/sbin/nologin\\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\\n'
const groups = 'root:x:0:\\nnonroot:x:65532:\\n'
const withoutShell = [
  '--variant=extract',
  `--include=${packages}`,
  `--extract-hook=printf '${users}' > "$1/etc/passwd"; printf '${groups}' > "$1/etc/group"`,
  '--extract-hook=mkdir -p "$1/home/nonroot" && chmod 700 "$1/home/nonroot" && chown 65532:65532 "$1/home/nonroot"',
]
