import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configuration, frameOf } from './nginx.ts'
import { getProgram } from './programs.ts'

export const certificateName = 'www.example.nl'
type Place = {
  /** Where it is written, and what nginx calls that. */
  folder: string
  within?: string
  port: number
  plainPort: number
  sitePort: number
}

/** All of `deploy/nginx.conf` with a certificate of our own: only addresses and folders differ. Gives nginx's file. */
export function writeTlsConfiguration(
  { folder, within = folder, port, plainPort, sitePort }: Place,
  hasHttp3: boolean,
) {
  mkdirSync(join(folder, 'temporary'), { recursive: true })
  makeCertificate(folder)
  const text = readFileSync(configuration, 'utf8')
  const site = (hasHttp3 ? text.replaceAll(/^( +)# (listen|add_header Alt-Svc)/gm, '$1$2') : text)
    .replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${port} `)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replaceAll(`/etc/letsencrypt/live/${certificateName}`, within)
    .replace('/var/cache/nginx/izz', join(within, 'cache'))
    .replaceAll('/var/log/nginx', within)
  writeFileSync(join(folder, 'site.conf'), site)
  writeFileSync(join(folder, 'nginx.conf'), frameOf(within, ''))
  return join(within, 'nginx.conf')
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const { status, stderr } = spawnSync(
    getProgram('openssl').path,
    ['req', '-x509', ...kind, ...files, '-subj', `/CN=${certificateName}`],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl failed: ${stderr}`)
}
