import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { PictureType } from './picture.ts'

/** What the pictures made here reveal about the photographer, each word in another place of the file. */
export const privateMetadata = {
  serial: 'SERIAL-4711-0815',
  owner: 'Owner Ophelia Oakley',
  lens: 'LENSNO-99-88',
  xmp: 'xmp-made-by-Ophelia',
  iptc: 'iptc-byline-Ophelia',
  comment: 'comment-by-Ophelia',
  unknown: 'maker-note-of-Ophelia',
  thumbnail: 'thumbnail-of-Ophelia',
  behind: 'second-picture-of-Ophelia',
} as const

/** What they were taken with, as the portal may show it; the make is written into the model, too. */
export const takenWith = {
  model: 'Acorn A-1 Mark II',
  lens: 'Acorn Prime 35mm f/1.8',
  focal: 35,
  aperture: 2.8,
  exposure: 1 / 250,
  iso: 400,
} as const

/** When. */
export const takenOn = { written: '2019:04:05 06:07:08', moment: Date.UTC(2019, 3, 5, 6, 7, 8) } as const

/** Where they were taken: 47° 22' N, 8° 32' E as EXIF writes it, in either order of bytes. */
const latitude = [47, 1, 22, 1, 0, 1]
const places = [Buffer.alloc(24), Buffer.alloc(24)]
for (const [at, number] of latitude.entries()) {
  places[0]?.writeUInt32LE(number, at * 4)
  places[1]?.writeUInt32BE(number, at * 4)
}

/** What these bytes hold of `privateMetadata` and of the place. */
export function leakedMetadata(bytes: Buffer): string[] {
  const words = [...Object.values(privateMetadata), takenOn.written].filter(
    (word) => bytes.includes(word) || bytes.includes(word, 0, 'utf16le'),
  )
  return places.some((place) => bytes.includes(place)) ? [...words, 'the place'] : words
}

/** The picture with EXIF, as a camera writes it: owner, serial numbers and place. */
function withExif(image: Sharp, orientation: number): Sharp {
  return image
    .withExif({
      IFD0: { Make: 'ACORN CORPORATION', Model: takenWith.model, Artist: privateMetadata.owner },
      IFD2: {
        ...{
          BodySerialNumber: privateMetadata.serial,
          LensSerialNumber: privateMetadata.lens,
          CameraOwnerName: privateMetadata.owner,
        },
        ...{ LensModel: takenWith.lens, FocalLength: '350/10', FNumber: '28/10' },
        ...{ ExposureTime: '1/250', ISOSpeedRatings: '400', DateTimeOriginal: takenOn.written },
      },
      IFD3: {
        ...{ GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1' },
        ...{ GPSLongitudeRef: 'E', GPSLongitude: '8/1 32/1 0/1' },
      },
    })
    .withMetadata({ orientation })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- ${privateMetadata.xmp} --></x:xmpmeta>`)
}

/** A segment of a JPEG. */
export function jpegSegment(code: number, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content)
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** A JPEG as cameras and editors leave it, with further segments, and a second picture behind its end. */
async function jpegWithMetadata(image: Sharp, orientation: number): Promise<Buffer> {
  const jpeg = await withExif(image, orientation).jpeg().toBuffer()
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const picture = (word: string) =>
    Buffer.concat([small.subarray(0, 2), jpegSegment(0xfe, word), small.subarray(2)])
  const head = [
    jpegSegment(
      0xe0,
      Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), picture(privateMetadata.thumbnail)]),
    ),
    jpegSegment(0xed, `Photoshop 3.0\0${privateMetadata.iptc}`),
    jpegSegment(0xe2, `MPF\0${privateMetadata.unknown}`),
    jpegSegment(0xfe, privateMetadata.comment),
  ]
  return Buffer.concat([jpeg.subarray(0, 2), ...head, jpeg.subarray(2), picture(privateMetadata.behind)])
}

function pngChunk(type: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(content)])
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}

async function pngWithMetadata(image: Sharp, orientation: number): Promise<Buffer> {
  const png = await withExif(image, orientation).png().toBuffer()
  const texts = [
    pngChunk('tEXt', `Comment\0${privateMetadata.comment}`),
    pngChunk('iTXt', `By-line\0\0\0\0\0${privateMetadata.iptc}`),
    pngChunk('prVt', privateMetadata.unknown),
  ]
  // Behind the header of 13 bytes, and behind the end.
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33), Buffer.from(privateMetadata.behind)])
}

async function webpWithMetadata(image: Sharp, orientation: number): Promise<Buffer> {
  const webp = await withExif(image, orientation).webp({ lossless: true }).toBuffer()
  const content = Buffer.from(privateMetadata.unknown.padEnd(22))
  const head = Buffer.from('NOTE\0\0\0\0', 'latin1')
  head.writeUInt32LE(content.length, 4)
  const file = Buffer.concat([webp, head, content])
  file.writeUInt32LE(file.length - 8, 4)
  return Buffer.concat([file, Buffer.from(privateMetadata.behind)])
}

const makers = {
  'image/jpeg': jpegWithMetadata,
  'image/png': pngWithMetadata,
  'image/webp': webpWithMetadata,
}

/** A picture of many colours with all of this metadata; `orientation` as EXIF counts. */
export function pictureWithMetadata(
  type: PictureType,
  { width = 640, height = 480, orientation = 6 } = {},
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const background = '#808080'
  return makers[type](sharp({ create: { width, height, channels: 3, background, noise } }), orientation)
}
