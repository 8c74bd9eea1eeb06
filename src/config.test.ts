import assert from 'node:assert/strict'
import test from 'node:test'
import { ConfigError, isDemo, mediaOriginOf, originOf, readConfig } from './config.ts'

test('without any setting the site runs in demo mode on this machine, with a file as database', () => {
  const config = readConfig({})

  assert.equal(isDemo(config), true)
  assert.equal(originOf(config), 'http://127.0.0.1:3000')
  assert.equal(config.database.kind, 'sqlite')
  assert.equal(config.logLevel, 'info')
  assert.deepEqual([config.media.kind, config.mediaPublicUrl], ['folder', undefined])
})

test('with a public address the site is not in demo mode', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://www.example.nl/',
    SMTP_URL: 'smtp://mail.example.nl:587',
    MAIL_FROM: 'IZZ <leden@example.nl>',
    DATABASE_URL: 'postgres://izz@db/izz',
    TRUST_PROXY: '10.0.0.1, 127.0.0.0/8',
  })

  assert.equal(isDemo(config), false)
  assert.equal(originOf(config), 'https://www.example.nl')
  assert.deepEqual(config.trustProxy, ['10.0.0.1', '127.0.0.0/8'])
  assert.equal(config.database.kind, 'postgres')
})

const mail = { SMTP_URL: 'smtp://mail.example.nl', MAIL_FROM: 'leden@example.nl' }

/** Each wrong setting, and the variable that its message must name. */
const wrong: [environment: Record<string, string>, variable: string][] = [
  [{ PORT: 'drieduizend' }, 'PORT'],
  [{ MEDIA_URL: 's3://s3.example.nl/izz-media' }, 'MEDIA_URL'],
  [{ MEDIA_URL: '/srv/media' }, 'MEDIA_URL'],
  [{ MEDIA_PUBLIC_URL: 'media.example.nl' }, 'MEDIA_PUBLIC_URL'],
  [{ MEDIA_PUBLIC_URL: "https://media.example.nl/a;b'c" }, 'MEDIA_PUBLIC_URL'],
  [{ MEDIA_PUBLIC_URL: 'https://media.example.nl/?a=b' }, 'MEDIA_PUBLIC_URL'],
  [
    { PUBLIC_URL: 'https://www.example.nl', ...mail, MEDIA_PUBLIC_URL: 'http://media.example.nl' },
    'MEDIA_PUBLIC_URL',
  ],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  [{ HOST: 'www.example.nl' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'www.example.nl', ...mail }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://www.example.nl/pad', ...mail }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'ftp://www.example.nl', ...mail }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://www.example.nl' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'https://www.example.nl', SMTP_URL: 'smtp://mail.example.nl' }, 'MAIL_FROM'],
  [{ SMTP_URL: 'http://mail.example.nl' }, 'SMTP_URL'],
  [{ MAIL_FROM: 'geen adres' }, 'MAIL_FROM'],
  [{ DATABASE_URL: 'mysql://db/izz' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'izz' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://izz@db/izz?pooler=statement' }, 'DATABASE_URL'],
  [{ TRUST_PROXY: 'iedereen' }, 'TRUST_PROXY'],
  [{ LOG_LEVEL: 'alles' }, 'LOG_LEVEL'],
  [{ SHARED_CACHE_SECONDS: 'lang' }, 'SHARED_CACHE_SECONDS'],
  [{ OUTSIDE_LINKS_PER_WEEK: 'alle' }, 'OUTSIDE_LINKS_PER_WEEK'],
  [{ METRICS_PORT: 'aan' }, 'METRICS_PORT'],
  [{ SECRET_KEY: 'geheim' }, 'SECRET_KEY'],
  [{ SECRET_KEY: 'a'.repeat(63) }, 'SECRET_KEY'],
  [{ SECRET_KEY: ' ' }, 'SECRET_KEY'],
]

for (const [environment, variable] of wrong) {
  test(`${JSON.stringify(environment)} is refused with a sentence that names ${variable}`, () => {
    assert.throws(
      () => readConfig(environment),
      (error: Error) =>
        error instanceof ConfigError &&
        error.message.startsWith(variable) &&
        /^[^\n]+\.$/.test(error.message),
    )
  })
}

test('media may lie in a bucket, and come to browsers from a host of their own', () => {
  const config = readConfig({
    MEDIA_URL: 's3://AK:geheim@s3.example.nl/izz-media',
    MEDIA_PUBLIC_URL: 'https://media.example.nl/u/',
  })

  assert.equal(config.media.kind, 's3')
  assert.equal(config.mediaPublicUrl, 'https://media.example.nl/u')
  assert.equal(mediaOriginOf(config), 'https://media.example.nl')
  const own = readConfig({ MEDIA_PUBLIC_URL: 'http://127.0.0.1:3000/media/u' })
  assert.equal(mediaOriginOf(own), undefined)
})

test('what is wrong with a setting is told without what is secret in it', () => {
  assert.throws(
    () => readConfig({ MEDIA_URL: 's3://AK:heelgeheim@s3.example.nl' }),
    (error: Error) => !error.message.includes('heelgeheim'),
  )
})

test('a collector of traces is told by the names that OpenTelemetry gives', () => {
  assert.equal(readConfig({}).traces, undefined)
  assert.deepEqual(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).traces, {
    url: 'http://127.0.0.1:4318/v1/traces',
    headers: {},
    service: 'izz-site',
    share: 1,
  })
  assert.deepEqual(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.nl/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc, team=x',
      OTEL_SERVICE_NAME: 'leden',
      OTEL_TRACES_SAMPLER_ARG: '0.01',
    }).traces,
    {
      url: 'https://collector.example.nl/otlp/v1/traces',
      headers: { 'api-key': 'abc', team: 'x' },
      service: 'leden',
      share: 0.01,
    },
  )
})

test('a collector that cannot be is refused by the name of the setting', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  for (const [name, value] of [
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_TRACES_SAMPLER_ARG', '-1'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b\r\nc: d'],
  ] as const)
    assert.throws(() => readConfig({ ...endpoint, [name]: value }), new RegExp(name))
})
