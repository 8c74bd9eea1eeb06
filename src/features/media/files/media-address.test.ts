import assert from 'node:assert/strict'
import test from 'node:test'
import { findS3Address } from './media-address.ts'

test('an address of S3 tells host, bucket, folder, region and keys', () => {
  assert.deepEqual(
    findS3Address('s3://AK:ge%2Fheim@s3.example.nl:9000/izz-media/site/een?region=eu-west-1'),
    {
      kind: 's3',
      endpoint: 'https://s3.example.nl:9000',
      bucket: 'izz-media',
      prefix: 'site/een/',
      region: 'eu-west-1',
      accessKeyId: 'AK',
      secretAccessKey: 'ge/heim',
    },
  )
  const { endpoint, prefix, region } = findS3Address('s3+http://a:b@127.0.0.1/izz') ?? assert.fail()
  assert.deepEqual([endpoint, prefix, region], ['http://127.0.0.1', '', 'us-east-1'])
})

for (const wrong of [
  'izz-media',
  'https://a:b@s3.example.nl/izz-media',
  's3://s3.example.nl/izz-media',
  's3://a@s3.example.nl/izz-media',
  's3://a:b@s3.example.nl',
  's3://a:b@s3.example.nl/AB',
  's3://a:b@s3.example.nl/izz-media/a b',
  's3://a:b@s3.example.nl/izz-media?regio=nl',
  's3://a:b@s3.example.nl/izz-media?region=a b',
  's3://a:%zz@s3.example.nl/izz-media',
])
  test(`${wrong} is no address of S3`, () => {
    assert.equal(findS3Address(wrong), undefined)
  })
