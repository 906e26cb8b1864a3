import { describe, expect, it } from 'vitest'
import { keyIn, keyInLink } from './download-link.ts'

const origin = 'https://portal.test'
const good = `${origin}/download_media?fid=sea-01&type=image/jpeg`

describe('keyInLink', () => {
  it.each([
    good,
    `  ${good}\n`,
    `Look at this: ${good} !`,
    `${origin}/download_media?fid=sea-01&type=image%2Fjpeg&utm=x#top`,
  ])('reads %j', (text) => {
    expect(keyInLink(text, origin)).toEqual({ fid: 'sea-01', type: 'image/jpeg' })
  })

  it.each([
    `(${good})`,
    `See ${good}.`,
    `${good}, please`,
    `“${good}”`,
    `<${good}>`,
    `[the sea](${good})!`,
    `'${good}';`,
    `${good}…`,
    `\u202a${good}\u202c`,
    `${good}\u200b`,
    good.replace('&', '&amp;'),
    `<a href="${good.replace('&', '&amp;')}">sea</a>`,
    `Download:${good}`,
  ])('reads the link within %j', (text) => {
    expect(keyInLink(text, origin)).toEqual({ fid: 'sea-01', type: 'image/jpeg' })
  })

  it.each([
    ['http://localhost:5000', 'http://127.0.0.1:5000'],
    ['http://127.0.0.1:5000', 'http://localhost:5000'],
    ['http://[::1]:5000', 'http://localhost:5000'],
  ])('takes %s for %s: both are this computer', (linked, own) => {
    const key = '/download_media?fid=sea-01&type=image/jpeg'
    expect(keyInLink(linked + key, own)).toMatchObject({ fid: 'sea-01' })
    expect(keyInLink(linked.replace('5000', '5001') + key, own)).toBeNull()
    expect(keyInLink(linked + key, origin)).toBeNull()
  })

  it('reads the locked album too', () => {
    expect(keyInLink(`${good}&album=casa`, origin)).toMatchObject({ album: 'casa' })
  })

  it.each([
    ['a link that only contains the word', 'https://evil.test/download_media?fid=sea-01&type=image/jpeg'],
    ['our origin as a user', `https://portal.test@evil.test/download_media?fid=a&type=image/jpeg`],
    ['our origin with a user', `https://me@portal.test/download_media?fid=a&type=image/jpeg`],
    ['a longer host', `https://portal.test.evil.test/download_media?fid=a&type=image/jpeg`],
    ['another port', `https://portal.test:444/download_media?fid=a&type=image/jpeg`],
    ['another scheme', `http://portal.test/download_media?fid=a&type=image/jpeg`],
    ['another path', `${origin}/x/download_media?fid=a&type=image/jpeg`],
    ['a script', 'javascript:alert("download_media")'],
    ['no link', 'download_media'],
    ['nothing', ''],
    ['a key with a slash', `${origin}/download_media?fid=a/b&type=image/jpeg`],
    ['no key', `${origin}/download_media?type=image/jpeg`],
    ['a type we have none of', `${origin}/download_media?fid=a&type=text/html`],
  ])('refuses %s', (_, text) => {
    expect(keyInLink(text, origin)).toBeNull()
  })
})

it('keyIn drops an album that is no id', () => {
  expect(keyIn(new URLSearchParams('fid=a&type=video/mp4&album=../x'))).toEqual({
    fid: 'a',
    type: 'video/mp4',
  })
})
