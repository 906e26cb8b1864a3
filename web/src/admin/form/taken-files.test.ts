import type { UploadKind } from '@dlm/contract/media/media-types'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { inspectFile } from './inspect-file.ts'

/** A box of an MP4. */
function box(name: string, body: string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, Buffer.from(body, 'latin1')])
}
const plain = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#345' } })
const text = (start: string) => Buffer.from(start.padEnd(64, '\0'), 'latin1')

/** What is in a file, whatever it is called. */
const contents = {
  jpeg: await plain().jpeg().toBuffer(),
  png: await plain().png().toBuffer(),
  webp: await plain().webp().toBuffer(),
  avif: await plain().avif().toBuffer(),
  gif: await plain().gif().toBuffer(),
  heic: box('ftyp', 'heic\0\0\0\0mif1heic'),
  mp4: box('ftyp', 'isom\0\0\0\0isommp42'),
  mov: box('ftyp', 'qt  \0\0\0\0qt  '),
  webm: text('\x1a\x45\xdf\xa3'),
  m4a: box('ftyp', 'M4A \0\0\0\0M4A mp42'),
  aac: text('\xff\xf1\x50\x80'),
  mp3: text('ID3\x04'),
  wav: text('RIFF\0\0\0\0WAVEfmt '),
  flac: text('fLaC'),
  ogg: text('OggS\0\x02'),
  psd: text('8BPS'),
  pdf: text('%PDF-1.7'),
} as const

// The converters need a browser: what they make is taken as right here, and is tested in one (tests/e2e/file-formats.e2e.ts).
vi.mock('./convert-picture.ts', () => ({
  convertPicture: async (_: File, type: string) =>
    new Blob([new Uint8Array(type === 'image/png' ? contents.png : contents.jpeg)]),
  isAnimated: async () => false,
}))
vi.mock('./rewrap-recording.ts', () => ({
  rewrapRecording: async (_: File, type: string) =>
    new Blob([new Uint8Array(type === 'audio/mp4' ? contents.m4a : contents.mp4)]),
}))

type Row = readonly [
  list: UploadKind,
  /** As the browser has them. */
  name: string,
  type: string,
  content: keyof typeof contents,
  /** The name and the type that it is sent with, and what is said; or the sentence that refuses it. */
  outcome: string,
]

const png = 'The format is PNG, so we corrected the file name.'
const jpegOfAvif = 'Converted from AVIF to JPEG.'

const rows: readonly Row[] = [
  ['image', 'a.jpg', 'image/jpeg', 'jpeg', 'a.jpg image/jpeg'],
  ['image', 'a.JPEG', '', 'jpeg', 'a.JPEG image/jpeg'],
  ['image', 'IMG_0001', '', 'jpeg', 'IMG_0001 image/jpeg'],
  ['image', 'a.jpg', 'application/octet-stream', 'jpeg', 'a.jpg image/jpeg'],
  ['image', 'a.png', 'image/png', 'png', 'a.png image/png'],
  ['image', 'a.jpg', 'image/jpeg', 'png', `a.png image/png ${png}`],
  ['image', 'a.webp', 'image/webp', 'webp', 'a.webp image/webp'],
  ['image', 'a.avif', 'image/avif', 'avif', `a.jpg image/jpeg ${jpegOfAvif}`],
  ['image', 'a.avif', '', 'avif', `a.jpg image/jpeg ${jpegOfAvif}`],
  ['image', 'a.jpg', 'image/jpeg', 'avif', `a.jpg image/jpeg ${jpegOfAvif}`],
  ['image', 'a.heic', 'image/heic', 'heic', 'a.jpg image/jpeg Converted from HEIC to JPEG.'],
  ['image', 'a.jpg', 'image/jpeg', 'heic', 'a.jpg image/jpeg Converted from HEIC to JPEG.'],
  ['image', 'a.gif', 'image/gif', 'gif', 'a.png image/png Converted from GIF to PNG.'],
  ['image', 'a.psd', 'image/vnd.adobe.photoshop', 'psd', '/We don’t accept this type.*one is PSD/'],
  ['image', 'a.jpg', 'image/jpeg', 'psd', '/We don’t accept this type.*one is PSD/'],
  ['image', 'a.jpg', 'image/jpeg', 'pdf', '/We don’t accept this type.*one is PDF/'],
  ['image', 'a.mp4', 'video/mp4', 'mp4', '/This one belongs to the videos/'],
  ['video', 'a.mp4', 'video/mp4', 'mp4', 'a.mp4 video/mp4'],
  ['video', 'a.mp4', '', 'mp4', 'a.mp4 video/mp4'],
  [
    'video',
    'a.mov',
    'video/quicktime',
    'mov',
    'a.mp4 video/mp4 Saved as MP4 instead of MOV, with no loss of quality.',
  ],
  ['video', 'a.MOV', '', 'mov', 'a.mp4 video/mp4 Saved as MP4 instead of MOV, with no loss of quality.'],
  ['video', 'a.webm', 'video/webm', 'webm', 'a.webm video/webm'],
  [
    'video',
    'a.mp4',
    'video/mp4',
    'webm',
    'a.webm video/webm The format is WebM, so we corrected the file name.',
  ],
  ['video', 'a.avi', 'video/avi', 'pdf', '/We don’t accept this type.*one is AVI.*HandBrake/'],
  ['video', 'a.jpg', 'image/jpeg', 'jpeg', '/This one belongs to the pictures/'],
  ['audio', 'a.m4a', 'audio/x-m4a', 'm4a', 'a.m4a audio/mp4'],
  ['audio', 'a.m4a', 'audio/mp4', 'm4a', 'a.m4a audio/mp4'],
  ['audio', 'a.m4a', '', 'm4a', 'a.m4a audio/mp4'],
  [
    'audio',
    'a.aac',
    'audio/aac',
    'aac',
    'a.m4a audio/mp4 Saved as M4A instead of AAC, with no loss of quality.',
  ],
  ['audio', 'a.mp3', 'audio/mp3', 'mp3', 'a.mp3 audio/mpeg'],
  ['audio', 'a.mp3', 'audio/mpeg', 'mp3', 'a.mp3 audio/mpeg'],
  ['audio', 'a.wav', 'audio/x-wav', 'wav', 'a.wav audio/wav'],
  ['audio', 'a.wav', 'audio/vnd.wave', 'wav', 'a.wav audio/wav'],
  ['audio', 'a.flac', 'audio/x-flac', 'flac', 'a.flac audio/flac'],
  ['audio', 'a.ogg', 'audio/ogg', 'ogg', 'a.ogg audio/ogg'],
  ['audio', 'a.opus', 'audio/opus', 'ogg', 'a.opus audio/ogg'],
  [
    'audio',
    'a.mp3',
    'audio/mpeg',
    'wav',
    'a.wav audio/wav The format is WAV, so we corrected the file name.',
  ],
  ['audio', 'a.aiff', 'audio/aiff', 'pdf', '/We don’t accept this type.*one is AIFF/'],
]

it.each(rows)('%s: %s of type “%s” that holds %s', async (list, name, type, content, outcome) => {
  const file = new File([new Uint8Array(contents[content])], name, { type })
  const said = await inspectFile(list, file).then(
    ({ file: sent, note }) => [sent.name, sent.type, note].filter(Boolean).join(' '),
    (error: Error) => error.message,
  )
  if (outcome.startsWith('/')) expect(said).toMatch(new RegExp(outcome.slice(1, -1)))
  else expect(said).toBe(outcome)
})

it('the table has each content, and each list', () => {
  expect(new Set(rows.map(([, , , content]) => content))).toEqual(new Set(Object.keys(contents)))
  expect(new Set(rows.map(([list]) => list))).toEqual(new Set(['image', 'video', 'audio']))
})
