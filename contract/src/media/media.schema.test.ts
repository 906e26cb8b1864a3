import { describe, expect, it } from 'vitest'
import { validRequests } from '../testing/requests.ts'
import { encodeWire } from './codec.ts'
import { mediaEndpoints } from './media.endpoints.ts'
import { EncodedListInput, SavedList, Unlock } from './media.schema.ts'
import { NewAudios, NewPhotos } from './media-forms.schema.ts'

/** Path and message of the first fault. */
function firstFault(result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  const issue = result.error?.issues[0]
  return issue && [issue.path.join('.'), issue.message]
}

describe('the encoded query of a list', () => {
  it('is optional, and then asks for the first page', () => {
    expect(EncodedListInput.parse({})).toEqual({ payload: { limit: 12, order: 'newest', search: '' } })
  })

  it('is decoded and checked', () => {
    const payload = encodeWire({ limit: 50, fid: 'sea', ids: ['a', 'b'], unknown: 1 })
    expect(EncodedListInput.parse({ payload })).toEqual({
      payload: { limit: 50, order: 'newest', search: '', fid: 'sea', ids: ['a', 'b'] },
    })
  })

  it('names what is wrong', () => {
    expect(firstFault(EncodedListInput.safeParse({ payload: 'abc' }))).toEqual([
      'payload',
      'encoded text is not valid: odd-length',
    ])
    expect(firstFault(EncodedListInput.safeParse({ payload: encodeWire({ limit: 51 }) }))?.[0]).toBe(
      'payload.limit',
    )
    expect(firstFault(EncodedListInput.safeParse({ payload: encodeWire([]) }))?.[0]).toBe('payload')
  })
})

describe('the list of files', () => {
  const [photo] = JSON.parse(validRequests.add_photos.files)
  const withFiles = (files: unknown) => NewPhotos.safeParse({ fid: 'sea', files: JSON.stringify(files) })

  it('holds up to 200', () => {
    expect(withFiles(Array(200).fill(photo)).success).toBe(true)
    expect(firstFault(withFiles(Array(201).fill(photo)))?.[0]).toBe('files')
    expect(firstFault(withFiles([]))?.[0]).toBe('files')
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'a\u0000b' }],
    ['type', { type: 'image/svg+xml' }],
    ['type', { type: 'video/mp4' }],
    ['size', { size: '4096' }],
    ['size', { size: 0 }],
    ['file', { file: 'public/news/a.webp' }],
    ['file', { file: 'staging/uid1/upload01/../../public' }],
    ['pid', { pid: 'a/b' }],
  ])('names the field at fault: %s of %j', (field, change) => {
    expect(withFiles([photo, photo]).success).toBe(true)
    expect(firstFault(withFiles([photo, { ...photo, ...change }]))?.[0]).toBe(`files.1.${field}`)
  })

  it('is JSON text of a list', () => {
    expect(firstFault(NewPhotos.safeParse({ fid: 'sea', files: '[{' }))).toEqual(['files', 'not JSON text'])
    expect(firstFault(NewPhotos.safeParse({ fid: 'sea', files: '{}' }))?.[0]).toBe('files')
    expect(firstFault(NewPhotos.safeParse({ fid: 'sea', files: [photo] }))?.[0]).toBe('files')
  })
})

describe('a recording', () => {
  const [audio] = JSON.parse(validRequests.add_audios.files)
  const withAudio = (change: object, count = 1) =>
    NewAudios.safeParse({ files: JSON.stringify(Array(count).fill({ ...audio, ...change })) })

  it('may have its length and its waveform, 200 at once too', () => {
    const name = 'x'.repeat(255)
    const file = `staging/${'u'.repeat(128)}/${'i'.repeat(64)}/${'n'.repeat(128)}`
    expect(withAudio({ duration: 61.5, peaks: Array(200).fill(100), name, file }, 200).error).toBeUndefined()
  })

  it.each([
    ['duration', { duration: 0 }],
    ['duration', { duration: '61' }],
    ['peaks', { peaks: [] }],
    ['peaks', { peaks: Array(201).fill(1) }],
    ['peaks.0', { peaks: [101] }],
    ['peaks.0', { peaks: [0.5] }],
  ])('%s is refused: %j', (field, change) => {
    expect(firstFault(withAudio(change))?.[0]).toBe(`files.0.${field}`)
  })
})

describe('the saved list', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `id${at}`)

  it('holds up to 500, each once', () => {
    expect(SavedList.safeParse(ids(500)).success).toBe(true)
    expect(SavedList.safeParse(ids(501)).success).toBe(false)
    expect(SavedList.safeParse(['a', 'a']).success).toBe(false)
  })

  it('fits its request at its longest', () => {
    const saved = JSON.stringify(Array.from({ length: 500 }, (_, at) => String(at).padStart(64, 'x')))
    expect(mediaEndpoints.update_saved.input.safeParse({ saved }).success).toBe(true)
  })
})

describe('unlocking', () => {
  const token = 'A'.repeat(22)

  it('takes a code or a remembered token, and not both or none', () => {
    expect(Unlock.safeParse({ fid: 'sea', pass: 'x'.repeat(16) }).success).toBe(true)
    expect(Unlock.safeParse({ fid: 'sea', token }).success).toBe(true)
    for (const wrong of [{}, { pass: 'a', token }, { pass: '' }, { pass: 'x'.repeat(17) }]) {
      expect(firstFault(Unlock.safeParse({ fid: 'sea', ...wrong }))).toEqual(['pass', 'Password Not Valid!'])
    }
  })
})

describe('a code', () => {
  const { add_album } = mediaEndpoints
  const spaces = [
    ' sesame',
    'sesame ',
    '\tsesame\n',
    '\u00a0sesame\u3000',
    '\ufeffsesame',
    '\u200bsesame\u200e',
  ]

  it.each(spaces)('%j is sesame, where it is set and where it is typed', (pass) => {
    expect(Unlock.parse({ fid: 'sea', pass }).pass).toBe('sesame')
    expect(add_album.input.parse({ ...validRequests.add_album, alpass: pass }).alpass).toBe('sesame')
  })

  it('is otherwise what was typed', () => {
    expect(Unlock.parse({ fid: 'sea', pass: 'Open  Sea' }).pass).toBe('Open  Sea')
  })
})

describe('a download', () => {
  it('of something that is no key has the documented sentence', () => {
    const { input } = mediaEndpoints.image_file
    expect(input.safeParse({ key: 'sea-01' }).success).toBe(true)
    for (const key of ['', 'a/b', undefined]) {
      const sentence = 'No file found with the given key or the file type is not supported'
      expect(firstFault(input.safeParse({ key }))).toEqual(['key', sentence])
    }
  })
})
