import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../support/client.ts'
import { aJpeg, aPicture } from '../support/factories/pictures.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { forms, stage, stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

describe.each([
  ['no picture at all', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /isn’t an image file/],
  [
    'a page that calls itself a JPEG',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    /isn’t an image/,
  ],
  ['a truncated picture', 'truncated', /is damaged/],
  ['a picture with an archive behind it', 'archive', /more than an image/],
  ['a picture of 120 megapixels', 'large', /120 megapixels/],
] as const)('a cover that is %s', (_, file, reason) => {
  async function hostile(): Promise<Buffer> {
    if (file === 'truncated') return (await aJpeg(1600, 1200)).subarray(0, 4000)
    if (file === 'archive')
      return Buffer.concat([await aJpeg(), Buffer.from('PK\x03\x04 an archive \xff\xd9', 'latin1')])
    if (file === 'large') return aPicture(12_000, 10_000).jpeg({ quality: 1 }).toBuffer()
    return file
  }

  it('is refused with the reason, and nothing is written', async () => {
    const title = `Hostile ${unique()}`
    const staged = await stageCover(admin, await hostile())
    const { status, body } = await call('add_news', forms.news(staged, title), admin)
    expect([status, body.code]).toEqual([400, 'upload-not-valid'])
    expect(body.fields?.photo).toMatch(reason)
    expect((await call('get_news', { search: title }, admin)).body.data).toEqual([])
  })
})

describe('a staged file', () => {
  it('is refused to another admin', async () => {
    const staged = await stageCover(await anAdmin())
    const { body } = await call('add_news', forms.news(staged, 'Taken'), admin)
    expect(body.code).toBe('upload-not-valid')
  })

  it('is no other kind of file', async () => {
    const [staged = ''] = await stage(admin, [
      { bytes: Buffer.from('OggS....................'), name: 'a.ogg', type: 'audio/ogg' },
    ])
    const { body } = await call('add_news', forms.news(staged, 'A sound'), admin)
    expect(body.code).toBe('upload-not-valid')
  })
})
