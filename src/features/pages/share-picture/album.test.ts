import assert from 'node:assert/strict'
import test from 'node:test'
import { openAlbum } from './album.ts'

/** Makes pictures, and tells how many and how many at the same time. */
function counter() {
  const counted = { made: 0, atOnce: 0, most: 0 }
  const make = async () => {
    counted.made += 1
    counted.atOnce += 1
    counted.most = Math.max(counted.most, counted.atOnce)
    await new Promise(setImmediate)
    counted.atOnce -= 1
    return Buffer.from('picture')
  }
  return { counted, make }
}

test('who asks for the same picture at the same time gets the same one', async () => {
  const album = openAlbum(10)
  const { counted, make } = counter()

  await Promise.all([album.findOrMake('/a', make), album.findOrMake('/a', make)])

  assert.equal(counted.made, 1)
})

test('pictures are made one at a time', async () => {
  const album = openAlbum(10)
  const { counted, make } = counter()

  await Promise.all(['/a', '/b', '/c'].map((address) => album.findOrMake(address, make)))

  assert.equal(counted.made, 3)
  assert.equal(counted.most, 1)
})

test('the oldest picture makes room for the newest', async () => {
  const album = openAlbum(2)
  const { counted, make } = counter()

  for (const address of ['/a', '/b', '/c', '/c', '/a']) await album.findOrMake(address, make)

  assert.equal(counted.made, 4)
})

test('a picture that could not be made is tried again, and does not hold up the others', async () => {
  const album = openAlbum(2)
  const { make } = counter()

  await assert.rejects(album.findOrMake('/a', () => Promise.reject(new Error('no'))))

  assert.equal(String(await album.findOrMake('/a', make)), 'picture')
})
