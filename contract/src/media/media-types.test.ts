import { describe, expect, it } from 'vitest'
import { hasSignature, otherEndingByBytes, typeByBytes } from './file-signatures.ts'
import {
  acceptOf,
  besidesMedia,
  conversionOf,
  nameOfType,
  takenFormats,
  typeByName,
  typeRefusal,
} from './media-types.ts'

const bytes = (text: string) => Uint8Array.from(text.padEnd(64, '\0'), (letter) => letter.charCodeAt(0))

describe('the type of a file by its name', () => {
  it.each([
    ['audio', 'a.m4a', 'audio/x-m4a', 'audio/mp4'],
    ['audio', 'a.mp3', 'audio/mp3', 'audio/mpeg'],
    ['audio', 'a.wav', 'audio/x-wav', 'audio/wav'],
    ['audio', 'a.wav', 'audio/vnd.wave', 'audio/wav'],
    ['audio', 'a.opus', '', 'audio/ogg'],
    ['audio', 'a', 'application/ogg', 'audio/ogg'],
    ['audio', 'a', 'audio/ogg; codecs=opus', 'audio/ogg'],
    ['video', 'a.M4V', 'video/x-m4v', 'video/mp4'],
    ['video', 'a.mp4', 'application/octet-stream', 'video/mp4'],
    ['image', 'a.JPG', '', 'image/jpeg'],
    ['image', 'a.jfif', '', 'image/jpeg'],
    ['image', 'a', 'image/jpg', 'image/jpeg'],
    ['image', 'a', 'image/pjpeg', 'image/jpeg'],
    ['image', 'a', 'image/x-png', 'image/png'],
  ] as const)('is known under all its names: %s %s %s', (kind, name, type, expected) => {
    expect(typeByName(kind, { name, type })).toBe(expected)
  })

  it.each([
    ['image', 'a.heic', 'image/heic'],
    ['image', 'a.svg', 'image/svg+xml'],
    ['video', 'a.mov', 'video/quicktime'],
    ['audio', 'a.mp4', 'video/mp4'],
    ['image', 'jpg', ''],
    ['image', 'a.constructor', 'constructor'],
  ] as const)('is none where it is not taken: %s %s %s', (kind, name, type) => {
    expect(typeByName(kind, { name, type })).toBeNull()
  })

  it('is offered by an input under each of them', () => {
    expect(acceptOf('audio').split(',')).toEqual(expect.arrayContaining(['audio/x-m4a', '.m4a', 'audio/mp4']))
    expect(acceptOf('image')).not.toMatch(/heic|svg/)
  })
})

describe('the type of a file by its bytes', () => {
  it.each([
    ['image', '\xff\xd8\xff\xe0', 'image/jpeg'],
    ['image', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['image', 'RIFF\0\0\0\0WEBP', 'image/webp'],
    ['audio', 'RIFF\0\0\0\0WAVE', 'audio/wav'],
    ['audio', '\xff\xfb\x90', 'audio/mpeg'],
    ['audio', 'ID3', 'audio/mpeg'],
    ['audio', '\0\0\0\x20ftypM4A ', 'audio/mp4'],
    ['video', '\0\0\0\x20ftypisom', 'video/mp4'],
  ] as const)('is found: %s %j', (kind, start, expected) => {
    expect(typeByBytes(kind, bytes(start))).toBe(expected)
  })

  it.each([
    ['image', '\0\0\0\x20ftypheic', 'heic'],
    ['video', '\0\0\0\x20ftypavif', 'avif'],
    ['image', 'GIF89a', 'gif'],
  ] as const)('is none of a format that is not taken: %s %j', (kind, start, ending) => {
    expect(typeByBytes(kind, bytes(start))).toBeNull()
    expect(otherEndingByBytes(bytes(start))).toBe(ending)
  })

  it('takes no AAC for an MP3, which begins nearly alike', () => {
    expect(hasSignature(bytes('\xff\xf1\x50'), 'audio/mpeg')).toBe(false)
    expect(hasSignature(bytes('\xff\xfb\x50'), 'audio/mpeg')).toBe(true)
  })
})

it('a name has the ending of its type, unless what looks like one is none', () => {
  expect(nameOfType('photo.jpg', 'image/png')).toBe('photo.png')
  expect(nameOfType('photo.HEIC', 'image/jpeg')).toBe('photo.jpg')
  expect(nameOfType('photo.jpeg', 'image/jpeg')).toBe('photo.jpeg')
  expect(nameOfType('Symphony No.40', 'audio/mpeg')).toBe('Symphony No.40')
  expect(nameOfType('.jpg', 'image/png')).toBe('.jpg')
})

describe('the sentence for a type that is not taken', () => {
  it('says what is taken, and how to get there', () => {
    expect(takenFormats('video')).toBe('MP4, WebM or MOV, up to 4 GB')
    expect(typeRefusal('video', { name: 'IMG_1.AVI', type: 'video/avi' })).toBe(
      'We don’t accept this type. Videos can be MP4, WebM or MOV, up to 4 GB; this one is AVI. Export it as MP4 (H.264), for example with HandBrake.',
    )
    expect(typeRefusal('image', { name: 'a.heic', type: '' })).toMatch(
      /JPEG, PNG, WebP, GIF or AVIF.*one is HEIC.*iPhone/,
    )
    expect(typeRefusal('audio', { name: 'a.aiff', type: 'audio/aiff' })).toMatch(/one is AIFF.*as MP3/)
  })

  it('leads to the list that takes it', () => {
    expect(typeRefusal('image', { name: 'a.mp4', type: 'video/mp4' })).toMatch(
      /This one belongs to the videos\.$/,
    )
  })

  it('is whole where nothing is known of the type', () => {
    expect(typeRefusal('audio', { name: 'a.xyz', type: '' })).toBe(
      'We don’t accept this type. Sounds can be MP3, M4A, Ogg, WAV, FLAC or AAC, up to 1 GB.',
    )
  })
})

it.each([
  ['IMG_0001.CR3', 'raw'],
  ['a.b.nef', 'raw'],
  ['IMG_0001.xmp', 'sidecar'],
  ['IMG_E0001.AAE', 'sidecar'],
  ['.DS_Store', 'sidecar'],
  ['._IMG_0001.JPG', 'sidecar'],
  ['Thumbs.db', 'sidecar'],
  ['IMG_0001.JPG', null],
  ['raw', null],
  ['notes on xmp', null],
])('knows what is not meant for the portal by its name: %s', (name, what) => {
  expect(besidesMedia(name)).toBe(what)
})

describe('what the browser makes of a file', () => {
  it.each([
    ['image', 'a.avif', '', null, 'image/jpeg'],
    ['image', 'a.jpg', 'image/jpeg', 'avif', 'image/jpeg'],
    ['image', 'a.heic', 'image/heic', null, 'image/jpeg'],
    ['image', 'a', 'image/gif', null, 'image/png'],
    ['video', 'IMG_1.MOV', '', null, 'video/mp4'],
    ['video', 'IMG_1', 'video/quicktime', null, 'video/mp4'],
    ['audio', 'a.aac', 'audio/x-aac', null, 'audio/mp4'],
    // Nothing of what is taken as it is, of another kind, or unknown.
    ['image', 'a.jpg', 'image/jpeg', null, null],
    ['audio', 'a.mov', 'video/quicktime', null, null],
    ['image', 'a.jpg', 'image/gif', null, null],
    ['video', 'a.avi', '', null, null],
  ] as const)('is of its kind: %s %s %s %s', (kind, name, type, byBytes, becomes) => {
    expect(conversionOf(kind, { name, type }, byBytes)?.becomes ?? null).toBe(becomes)
  })

  it('can be chosen, but for HEIC, of which a telephone makes a JPEG', () => {
    expect(acceptOf('image').split(',')).toEqual(expect.arrayContaining(['.avif', 'image/gif', '.jpg']))
    expect(acceptOf('image')).not.toMatch(/hei[cf]/)
    expect(acceptOf('video').split(',')).toEqual(expect.arrayContaining(['.mov', 'video/quicktime', '.mp4']))
  })
})
