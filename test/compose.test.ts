import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { readConfig } from '#config.ts'
import { readYaml } from '#test/read-yaml.ts'

const deploy = new URL('../deploy/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, deploy), 'utf8')

type Service = {
  build?: { dockerfile: string; args: Record<string, string> }
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  network_mode?: string
  healthcheck?: { test: string[] }
}
type Compose = { services: Record<string, Service>; volumes: Record<string, null> }

const { services, volumes } = (await readYaml(read('compose.yaml'))) as Compose
const container = read('Containerfile')

/** As compose fills it in from the environment of who starts it. */
const given: Record<string, string> = {
  DATABASE_PASSWORD: 'ab12',
  SECRET_KEY: '5e'.repeat(32),
  RELEASE: 'izz',
}
const filledIn = (text: string) =>
  text.replaceAll(/\$\{(\w+):\?[^}]+\}/g, (_, name) => given[name] ?? assert.fail(name))

test('what is composed is YAML that a parser reads, and each service is built or has an image with a version', () => {
  assert.deepEqual(Object.keys(services), ['site', 'nginx', 'database', 'mail'])
  for (const [name, { build, image }] of Object.entries(services))
    assert.match(build?.dockerfile ?? image ?? '', /Containerfile$|:v?\d/, name)
})

test('the settings that compose gives are settings that the site knows, and it starts with them', () => {
  const environment = services.site?.environment ?? {}
  const known = readFileSync(new URL('../src/config.ts', import.meta.url), 'utf8')
  for (const name of Object.keys(environment)) assert.match(known, new RegExp(`\\b${name}\\b`))

  const config = readConfig({
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)])),
    DATA_DIR: /\bDATA_DIR=(\S+)/.exec(container)?.[1],
  })

  assert.ok(config.database.kind === 'postgres')
  const { hostname, port, username, password, pathname } = new URL(config.database.url)
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = services.database?.environment ?? {}
  assert.ok(services[hostname], `${hostname} is no service`)
  assert.equal(port, '5432')
  assert.deepEqual(
    [username, pathname, password],
    [POSTGRES_USER, `/${POSTGRES_DB}`, filledIn(POSTGRES_PASSWORD ?? '')],
  )
  assert.ok(services[new URL(environment.SMTP_URL ?? '').hostname])
  assert.match(read('nginx.conf'), new RegExp(`server 127\\.0\\.0\\.1:${config.port}\\b`))
})

test('who waits for a service to be healthy waits for one that is asked whether it is', () => {
  const isAsked = ({ build, healthcheck }: Service) =>
    healthcheck ?? (build && /^HEALTHCHECK /m.test(container))
  for (const [name, { depends_on = {}, network_mode = '' }] of Object.entries(services)) {
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      assert.equal(condition, 'service_healthy')
      assert.ok(isAsked(services[needed] ?? assert.fail(`${name} needs ${needed}`)), needed)
    }
    const shared = /^service:(.+)/.exec(network_mode)?.[1]
    if (shared) assert.ok(services[shared], shared)
  }
})

test('what is mounted is there: a file of the deployment, or a volume that compose makes', () => {
  const mounts = Object.values(services).flatMap((service) => service.volumes ?? [])
  const sources = mounts.map((mount) => mount.split(':')[0] ?? '')

  for (const source of sources.filter((each) => each !== './certificates'))
    assert.ok(source.startsWith('./') ? existsSync(new URL(source, deploy)) : source in volumes, source)
  assert.deepEqual(
    Object.keys(volumes).filter((name) => !sources.includes(name)),
    [],
  )
  const home = /^VOLUME \["(.+)"\]$/m.exec(container)?.[1]
  assert.ok(services.site?.volumes?.includes(`home:${home}`))
})
