/** Where media lie: in a folder of this machine, or in a bucket of a server that speaks S3. */
export type MediaAddress = { kind: 'folder'; folder: string } | S3Address

export type S3Address = {
  kind: 's3'
  /** Without a slash at the end. */
  endpoint: string
  bucket: string
  /** With what all names in the bucket begin: nothing, or something that ends in a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** What a value must look like that is none of it. */
export const mediaUrlShape =
  's3://key:secret@host/bucket, such as s3://AKIA1:geheim@s3.eu-central-1.amazonaws.com/izz-media?region=eu-central-1'

/** Nothing when it is no such address. `s3+http` is for a server on the same machine or in a network of our own. */
export function findS3Address(value: string): S3Address | undefined {
  const url = URL.parse(value)
  if (!url || !/^s3(\+http)?:$/.test(url.protocol) || !url.host || url.hash) return undefined

  const [, bucket = '', ...folders] = url.pathname.split('/')
  const prefix = folders.filter(Boolean).join('/')
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)]
  const isKnown = [...url.searchParams.keys()].every((name) => name === 'region')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!isKnown || !accessKeyId || !secretAccessKey) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket) || !/^[\w./-]{0,200}$/.test(prefix)) return undefined
  if (!/^[a-z0-9-]{1,40}$/.test(region) || prefix.split('/').includes('..')) return undefined
  return {
    kind: 's3',
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: prefix && `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
