import { resolve } from 'node:path'
import type { DatabaseAddress } from './database/database.ts'
import { findS3Address, type MediaAddress, mediaUrlShape } from './features/media/files/media-address.ts'

/** Everything that can be set from outside, read once and checked. */
export type Config = {
  host: string
  port: number
  /** The address people use, without a slash at the end; absent in demo mode. */
  publicUrl: string | undefined
  dataDir: string
  database: DatabaseAddress
  media: MediaAddress
  /** Where browsers get media from, without a slash at the end; absent when it is the site itself. */
  mediaPublicUrl: string | undefined
  mail: { smtpUrl: string; from: string } | undefined
  /** Addresses of proxies whose `X-Forwarded-*` headers count. */
  trustProxy: string[]
  logLevel: LogLevel
  /** How long a cache that many people share may keep a page before it asks again. */
  sharedCacheSeconds: number
  /** How many links to other sites are tried in a week; 0 when none are. */
  outsideLinksPerWeek: number
  /** Where operators read figures, on this machine only; absent when nobody does. */
  metricsPort: number | undefined
  /** Who collects what took how long (OpenTelemetry); absent when nobody does. `share` of the requests is told. */
  traces: { url: string; headers: Record<string, string>; service: string; share: number } | undefined
  /** Seals the secrets of second factors; absent when it stands in a file of `dataDir`. */
  secretKey: Buffer | undefined
  /** systemd, when it wants to hear that the site is ready; 0 when it does not watch whether it lives. */
  systemd: { watchdogMilliseconds: number } | undefined
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A setting that is wrong; its message is one sentence that names the variable. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>

export function readConfig(environment: Environment): Config {
  const host = environment.HOST || '127.0.0.1'
  const publicUrl = readPublicUrl(environment.PUBLIC_URL)
  if (!publicUrl && !isLoopback(host)) {
    throw new ConfigError(
      `PUBLIC_URL must be set when HOST (${host}) is not a loopback address: demo mode has sample members with a known password.`,
    )
  }

  const dataDir = resolve(environment.DATA_DIR || './data')
  return {
    host,
    port: readInteger('PORT', environment.PORT, 3000, 65_535),
    publicUrl,
    dataDir,
    database: readDatabase(environment.DATABASE_URL, dataDir),
    media: readMedia(environment.MEDIA_URL, dataDir),
    mediaPublicUrl: readMediaPublicUrl(environment.MEDIA_PUBLIC_URL, publicUrl),
    mail: readMail(environment, publicUrl !== undefined),
    trustProxy: readProxies(environment.TRUST_PROXY),
    logLevel: readLogLevel(environment.LOG_LEVEL),
    sharedCacheSeconds: readInteger('SHARED_CACHE_SECONDS', environment.SHARED_CACHE_SECONDS, 0, 86_400),
    outsideLinksPerWeek: readInteger('OUTSIDE_LINKS_PER_WEEK', environment.OUTSIDE_LINKS_PER_WEEK, 0, 2_000),
    metricsPort: readMetricsPort(environment.METRICS_PORT),
    traces: readTraces(environment),
    secretKey: environment.SECRET_KEY ? readSecretKey('SECRET_KEY', environment.SECRET_KEY) : undefined,
    systemd: environment.NOTIFY_SOCKET
      ? { watchdogMilliseconds: Number(environment.WATCHDOG_USEC ?? 0) / 1_000 }
      : undefined,
  }
}

/** No public address: sample members, mails in a folder, nothing beyond this machine. */
export function isDemo(config: Config): boolean {
  return config.publicUrl === undefined
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function readPublicUrl(value: string | undefined): string | undefined {
  if (!value) return undefined

  const url = URL.parse(value)
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw new ConfigError(
      'PUBLIC_URL must be the address of the site without a path, such as https://www.example.nl.',
    )
  }
  return url.origin
}

function readDatabase(value: string | undefined, dataDir: string): DatabaseAddress {
  if (!value) return { kind: 'sqlite', file: resolve(dataDir, 'site.db') }

  const url = URL.parse(value)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new ConfigError(
      'DATABASE_URL must begin with postgres://, such as postgres://user:password@host:5432/name.',
    )
  }
  if (!['transaction', null].includes(url.searchParams.get('pooler')))
    throw new ConfigError(
      'DATABASE_URL may say ?pooler=transaction, where a pooler stands before PostgreSQL, and no other word.',
    )
  return { kind: 'postgres', url: value }
}

function readMedia(value: string | undefined, dataDir: string): MediaAddress {
  if (!value) return { kind: 'folder', folder: resolve(dataDir, 'media') }

  const address = findS3Address(value)
  if (!address) throw new ConfigError(`MEDIA_URL must look like ${mediaUrlShape}.`)
  return address
}

/** On a site with https browsers ask nothing without it. */
function readMediaPublicUrl(value: string | undefined, publicUrl: string | undefined): string | undefined {
  if (!value) return undefined

  const url = URL.parse(value)
  const isWhole = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!isWhole || !/^[\w./-]*$/.test(url.pathname)) {
    throw new ConfigError(
      'MEDIA_PUBLIC_URL must be the address in front of the names of files, such as https://media.example.nl/u.',
    )
  }
  if (publicUrl?.startsWith('https:') && url.protocol !== 'https:')
    throw new ConfigError('MEDIA_PUBLIC_URL must begin with https://, as PUBLIC_URL does.')
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}

function readMail(environment: Environment, isNeeded: boolean): Config['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = environment
  if (smtpUrl && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '')) {
    throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://, such as smtp://mail.example.nl:587.')
  }
  if (from && !/^[^@\r\n]+@[^@\s]+$/.test(from)) {
    throw new ConfigError('MAIL_FROM must be a mail address, such as "IZZ <leden@example.nl>".')
  }
  if (smtpUrl && from) return { smtpUrl, from }

  if (isNeeded)
    throw new ConfigError(`${smtpUrl ? 'MAIL_FROM' : 'SMTP_URL'} must be set when PUBLIC_URL is set.`)
  return undefined
}

function readProxies(value: string | undefined): string[] {
  const proxies = (value ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean)
  const wrong = proxies.find(
    (proxy) => !/^([\da-fA-F:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/.test(proxy),
  )
  if (wrong)
    throw new ConfigError(`TRUST_PROXY must be a list of IP addresses or ranges, which "${wrong}" is not.`)
  return proxies
}

function readLogLevel(value: string | undefined): LogLevel {
  const level = logLevels.find((level) => level === (value || 'info'))
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)
  return level
}

function readMetricsPort(value: string | undefined): number | undefined {
  return value ? readInteger('METRICS_PORT', value, 0, 65_535) : undefined
}

/** By the names that OpenTelemetry gives them. */
function readTraces(environment: Environment): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: part } = environment
  if (!endpoint) return undefined
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, such as http://127.0.0.1:4318.',
    )
  if (part && !/^(0(\.\d{1,9})?|1(\.0)?)$/.test(part))
    throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as 0.01.')
  return {
    url: `${url.href.endsWith('/') ? url.href.slice(0, -1) : url.href}/v1/traces`,
    headers: readHeaders(environment.OTEL_EXPORTER_OTLP_HEADERS),
    service: environment.OTEL_SERVICE_NAME || 'izz-site',
    share: part ? Number(part) : 1,
  }
}

function readHeaders(value: string | undefined): Record<string, string> {
  const pairs = (value ?? '').split(',').filter(Boolean)
  const fields = pairs.map((pair) => /^([\w-]+)=([\x21-\x7e]+)$/.exec(pair.trim()))
  if (fields.includes(null))
    throw new ConfigError('OTEL_EXPORTER_OTLP_HEADERS must be names and values, such as api-key=abc.')
  return Object.fromEntries(fields.map((field) => [field?.[1], field?.[2]]))
}

/** 256 bits; `place` is where it stands. */
export function readSecretKey(place: string, value: string): Buffer {
  if (!/^[\da-f]{64}$/i.test(value)) {
    throw new ConfigError(
      `${place} must be a key of 64 hexadecimal digits, such as openssl rand -hex 32 prints.`,
    )
  }
  return Buffer.from(value, 'hex')
}

function readInteger(name: string, value: string | undefined, standard: number, most: number): number {
  if (!value) return standard
  if (!/^\d+$/.test(value) || Number(value) > most) {
    throw new ConfigError(`${name} must be a whole number from 0 to ${most}.`)
  }
  return Number(value)
}

/** The address of the site in links, mails and for search engines; never taken from a request. */
export function originOf(config: Config): string {
  return (
    config.publicUrl ??
    `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  )
}

/** Another host than ours that pages get media from. */
export function mediaOriginOf(config: Config): string | undefined {
  const origin = config.mediaPublicUrl && new URL(config.mediaPublicUrl).origin
  return origin === originOf(config) ? undefined : origin
}

export function isHttps(config: Config): boolean {
  return originOf(config).startsWith('https:')
}
