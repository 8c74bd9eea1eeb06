import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillRelease } from '../../../scripts/release/make-release.ts'
import {
  buildImage,
  fetchBases,
  openPodman,
  type Podman,
  type SiteInContainer,
  startContainer,
} from '../machine/container.ts'
import { makeBases } from '../machine/container-bases.ts'
import { atMost, type Figure, noneOf } from './figure.ts'

/** Also where the bases cannot be fetched: Debian's packages make others with their names. */
export async function proveContainerAnywhere(folder: string): Promise<Figure[]> {
  const podman = openPodman(folder)
  try {
    if (!(await fetchBases(podman))) await makeBases(podman, folder)
    return await proveContainer(podman, folder)
  } finally {
    podman.remove()
  }
}

/** A release in a container, with the bases that podman has: built, started, looked at from inside and ended. */
export async function proveContainer(podman: Podman, folder: string): Promise<Figure[]> {
  const release = join(folder, 'releases/izz-1.0.0')
  await fillRelease(release, '1.0.0')
  const bytes = await buildImage(podman, release)

  const begun = performance.now()
  const site = await startContainer(podman)
  const secondsToStart = (performance.now() - begun) / 1_000
  const rights = rightsOf(await site.pid())
  const reach = await reachOf(site)
  const pages = await faultsOfPages(site.address)
  const isHealthy = await site.isHealthy()
  const ending = performance.now()
  const code = await site.stop()

  return [
    atMost('the image', bytes / 1e6, 250, 'MB'),
    atMost('from the start until it is ready, with an empty database', secondsToStart, 60, 's'),
    noneOf('pages and files that failed', pages, String(paths.length)),
    noneOf('rights that it has and needs not', rights, '3'),
    noneOf('places outside its home that it can write to, and shells', reach, String(places.length)),
    noneOf('health checks that fail while it is well', isHealthy ? [] : ['unhealthy'], '1'),
    noneOf('asked to end, it ended with a fault', code === 0 ? [] : [`code ${code}`], '1'),
    atMost('asked to end, it was gone after', (performance.now() - ending) / 1_000, 10, 's'),
  ]
}

/** The first that runs in the container is the site itself. */
function rightsOf(pid: number): string[] {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const fieldOf = (name: string) => new RegExp(`^${name}:\\s+(\\w+)`, 'm').exec(status)?.[1]
  return [
    ...(fieldOf('Uid') === '0' ? ['it is root'] : []),
    ...(Number(`0x${fieldOf('CapEff')}`) === 0 ? [] : [`capabilities ${fieldOf('CapEff')}`]),
    ...(fieldOf('NoNewPrivs') === '1' ? [] : ['it may become somebody else']),
  ]
}

const places = ['/x', '/srv/izz/x', '/srv/izz/build/x', '/etc/x', '/tmp/x', '/bin/sh', '/bin/bash']

async function reachOf(site: SiteInContainer): Promise<string[]> {
  const program = `
    const { existsSync, writeFileSync } = require('node:fs')
    const isReached = (place) => {
      if (place.startsWith('/bin/')) return existsSync(place)
      try { writeFileSync(place, ''); return true } catch { return false }
    }
    writeFileSync('/home/nonroot/x', '')
    console.log(JSON.stringify(${JSON.stringify(places)}.filter(isReached)))`
  return JSON.parse(await site.print(program))
}

const paths = ['/', '/zoeken?q=eigen+risico', '/api/v1/user/status', '/favicon.svg']

async function faultsOfPages(address: string): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => fetch(address + path)))
  return answers.filter(({ ok }) => !ok).map(({ url, status }) => `${url} ${status}`)
}
