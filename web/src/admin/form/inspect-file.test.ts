import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inspectFile, UnfitFile, unfitness } from './inspect-file.ts'
import { pictureHead } from './picture-head.ts'

const plain = (width = 8, height = 6) => sharp({ create: { width, height, channels: 3, background: '#345' } })
const fileOf = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type })

async function moving(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#c33', '#33c'].map((background) => plain(8, 6).tint(background).png().toBuffer()),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A box of an MP4. */
function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}
const track = (format: string) =>
  box(
    'trak',
    box('mdia', box('minf', box('stbl', box('stsd', '\0\0\0\0\0\0\0\x01', box(format, '\0'.repeat(28)))))),
  )
/** A film whose index is behind its pictures, as cameras write it. */
const film = (...formats: string[]) =>
  Buffer.concat([
    box('ftyp', 'isom\0\0\0\0isom'),
    box('mdat', 'x'.repeat(500)),
    box('moov', ...formats.map(track)),
  ])

describe('a file', () => {
  it('has the type that its bytes say, whatever its system calls it', async () => {
    const jpeg = await plain().jpeg().toBuffer()
    for (const type of ['', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])
      expect((await inspectFile('image', fileOf(jpeg, 'a.jpg', type))).file.type).toBe('image/jpeg')
    expect((await inspectFile('image', fileOf(jpeg, 'IMG_1'))).file.type).toBe('image/jpeg')
    const { file } = await inspectFile('audio', fileOf(box('ftyp', 'M4A \0\0\0\0'), 'a.m4a', 'audio/x-m4a'))
    expect([file.name, file.type]).toEqual(['a.m4a', 'audio/mp4'])
  })

  it('is itself where nothing has to change', async () => {
    const given = fileOf(await plain().jpeg().toBuffer(), 'a.jpg', 'image/jpeg')
    expect(await inspectFile('image', given)).toEqual({ file: given })
    expect((await inspectFile('image', given)).file).toBe(given)
  })

  it('that is a PNG, and is named like a JPEG, is taken as what it is, and named so', async () => {
    const png = await plain().png().toBuffer()
    const { file, note } = await inspectFile('image', fileOf(png, 'photo.jpg', 'image/jpeg'))
    expect([file.name, file.type, file.size]).toEqual(['photo.png', 'image/png', png.length])
    expect(note).toBe('The format is PNG, so we corrected the file name.')
  })

  it('that this browser cannot convert is refused with the way to get there, whatever its name says', async () => {
    const heic = fileOf(box('ftyp', 'heic\0\0\0\0mif1'), 'IMG_1.jpg', 'image/jpeg')
    await expect(inspectFile('image', heic)).rejects.toThrow(
      /^Your browser can’t convert this HEIC file\. Export it as JPEG/,
    )
    const mov = fileOf(box('ftyp', 'qt  \0\0\0\0'), 'a.mov', 'video/quicktime')
    await expect(inspectFile('video', mov)).rejects.toThrow(/convert this MOV file\..*HandBrake/)
    await expect(inspectFile('video', mov)).rejects.toBeInstanceOf(UnfitFile)
  })

  it.each([
    ['a.svg', 10, 'image/svg+xml', /^We don’t accept this type\. .*one is SVG/],
    ['a.jpg', 0, 'image/jpeg', /^This file is empty\.$/],
    ['a.jpg', 60 * 1_048_576 + 1, 'image/jpeg', /^This file is larger than 60 MB\.$/],
  ] as const)('is refused before anything of it is read: %s of %i bytes', (name, size, type, why) => {
    const given = new File(['x'], name, { type })
    Object.defineProperty(given, 'size', { value: size })
    expect(unfitness('image', given)).toMatch(why)
  })

  it('may be as large as the limit', () => {
    const given = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
    Object.defineProperty(given, 'size', { value: 60 * 1_048_576 })
    expect(unfitness('image', given)).toBeNull()
    expect(unfitness('video', new File(['x'], 'a.mp4', { type: 'video/mp4' }))).toBeNull()
  })
})

describe('a picture', () => {
  it('that moves is taken, with a word that it will be still', async () => {
    const webp = fileOf(await moving(), 'a.webp', 'image/webp')
    expect((await inspectFile('image', webp)).note).toBe(
      'This image is animated. Only its first frame will show.',
    )
    const still = fileOf(await plain().webp().toBuffer(), 'a.webp', 'image/webp')
    expect((await inspectFile('image', still)).note).toBeUndefined()
    const png = await plain().png().toBuffer()
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    const apng = fileOf(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]), 'a.png', 'image/png')
    expect((await inspectFile('image', apng)).note).toMatch(/animated/)
  })

  it('that is a GIF, which cannot be converted here, is refused, and where its film may go is said', async () => {
    const gif = fileOf(await plain().gif().toBuffer(), 'a.gif', 'image/gif')
    await expect(inspectFile('image', gif)).rejects.toThrow(
      /convert this GIF file.*Upload an animation as an MP4 video/,
    )
  })

  it('above a limit is refused before it is sent, with the limit and its own figure', async () => {
    const large = await plain().jpeg().toBuffer()
    await expect(inspectFile('image', fileOf(large, 'a.jpg'))).resolves.toBeDefined()
    // The head says another size than it has: nothing else of it is read.
    const frame = large.indexOf(Buffer.from([0xff, 0xc0]))
    large.writeUInt16BE(10_000, frame + 5)
    large.writeUInt16BE(11_100, frame + 7)
    await expect(inspectFile('image', fileOf(large, 'a.jpg'))).rejects.toThrow(
      'This image has 111 megapixels (11100 × 10000). The limit is 110.',
    )
    const deep = await plain().toColourspace('rgb16').png().toBuffer()
    await expect(inspectFile('image', fileOf(deep, 'a.png'))).resolves.toBeDefined()
    // The same, and then that it is interlaced.
    deep.writeUInt32BE(20_000, 16)
    deep.writeUInt32BE(5000, 20)
    await expect(inspectFile('image', fileOf(deep, 'a.png'))).resolves.toBeDefined()
    deep.writeUInt8(1, 28)
    await expect(inspectFile('image', fileOf(deep, 'a.png'))).rejects.toThrow(/^This image needs 600 MB/)
  })

  it.each([
    [
      'jpeg',
      'image/jpeg',
      () =>
        plain(300, 200)
          .withExif({ IFD0: { Artist: 'x'.repeat(40_000) } })
          .jpeg(),
    ],
    ['progressive jpeg', 'image/jpeg', () => plain(300, 200).jpeg({ progressive: true })],
    ['grey jpeg', 'image/jpeg', () => plain(300, 200).greyscale().jpeg()],
    ['png', 'image/png', () => plain(300, 200).png()],
    ['transparent png', 'image/png', () => plain(300, 200).ensureAlpha(0.5).png()],
    ['webp', 'image/webp', () => plain(300, 200).webp()],
    ['lossless webp', 'image/webp', () => plain(300, 200).webp({ lossless: true })],
    ['transparent webp', 'image/webp', () => plain(300, 200).ensureAlpha(0.5).webp()],
    ['webp with a profile', 'image/webp', () => plain(300, 200).withIccProfile('p3').webp()],
  ] as const)('has the size that sharp reads: %s', async (_, type, make) => {
    const bytes = await make().toBuffer()
    const { width, height, channels } = await sharp(bytes).metadata()
    const head = await pictureHead(fileOf(bytes, 'a'), type)
    expect(head?.header).toMatchObject({ width, height, channels, sampleBytes: 1 })
  })

  it('that is cut off within its head is left to the server', async () => {
    for (const [type, bytes] of [
      ['image/jpeg', await plain().jpeg().toBuffer()],
      ['image/png', await plain().png().toBuffer()],
      ['image/webp', await plain().webp().toBuffer()],
    ] as const)
      expect(await pictureHead(fileOf(bytes.subarray(0, 14), 'a'), type)).toBeNull()
  })
})

describe('a film', () => {
  it('that many browsers cannot show is doubted before it is sent', async () => {
    const doubtOf = async (...formats: string[]) =>
      (await inspectFile('video', fileOf(film(...formats), 'a.mp4', 'video/mp4'))).doubt
    expect(await doubtOf('mp4a', 'hvc1')).toMatch(/^Many browsers can’t play HEVC.*Export it as H\.264/)
    expect(await doubtOf('hev1')).toMatch(/HEVC/)
    expect(await doubtOf('avc1', 'mp4a')).toBeUndefined()
    expect(await doubtOf('avc1', 'ac-3')).toMatch(/^Many browsers can’t play Dolby Digital/)
    expect(await doubtOf('avc1', 'ipcm')).toMatch(/^Many browsers can’t play uncompressed sound/)
  })

  it('in H.264 with 10 bits a colour is doubted, by the profile that its track says', async () => {
    const coded = (profile: number) => {
      const description = Buffer.concat([Buffer.alloc(78), box('avcC', Buffer.from([1, profile, 0, 31]))])
      const entry = box('stsd', '\0\0\0\0\0\0\0\x01', box('avc1', description))
      return box('moov', box('trak', box('mdia', box('minf', box('stbl', entry)))))
    }
    const doubt = async (profile: number) => {
      const bytes = Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), coded(profile)])
      return (await inspectFile('video', fileOf(bytes, 'a.mp4', 'video/mp4'))).doubt
    }
    expect(await doubt(110)).toMatch(/^Many browsers can’t play 10-bit H\.264 video/)
    expect(await doubt(100)).toBeUndefined()
  })

  it('without a picture is refused, and where it belongs is said', async () => {
    const sound = fileOf(film('mp4a'), 'a.mp4', 'video/mp4')
    await expect(inspectFile('video', sound)).rejects.toThrow(
      'This file has sound but no picture. Upload it under Audio.',
    )
    expect((await inspectFile('audio', fileOf(film('mp4a'), 'a.m4a', 'audio/mp4'))).file).toBeDefined()
  })

  it('whose parts cannot be walked is not doubted: the server looks at it', async () => {
    const broken = film('hvc1').subarray(0, -30)
    expect((await inspectFile('video', fileOf(broken, 'a.mp4', 'video/mp4'))).doubt).toBeUndefined()
  })
})
