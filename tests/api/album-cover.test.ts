import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bucket, db } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { unique } from '../support/fixtures.ts'
import { editAlbum, readEncoded } from '../support/media.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { auditOf, stage, stageCover } from '../support/uploads.ts'

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
})

/** A picture of one colour. */
const aPicture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** An album with an uploaded cover, and photos of these colours by their names. */
async function anAlbum(colours: Readonly<Record<string, string>>, alpass = '') {
  const fid = `ALB-${unique()}`
  const fp = await stageCover(admin)
  expect((await call('add_album', { alname: 'Sea', fp, fid, alpass }, admin)).status).toBe(200)
  for (const [name, colour] of Object.entries(colours)) {
    const bytes = await aPicture(colour)
    const [file] = await stage(admin, [{ bytes, name: `${name}.jpg` }])
    const described = {
      name: `${name}.jpg`,
      size: bytes.length,
      file,
      pid: `${fid}-${name}`,
      type: 'image/jpeg',
    }
    const { body } = await call('add_photos', { fid, files: JSON.stringify([described]) }, admin)
    expect(body.refused).toEqual([])
  }
  return fid
}

const coverOf = async (fid: string) => (await db.doc(`albums/${fid}`).get()).get('cover')

/** What most of a cover's pixels are, and how many sizes of it there are. */
async function shown(fid: string) {
  const { folder, widths } = await coverOf(fid)
  const [bytes] = await bucket.file(`${folder}/${Math.max(...widths)}.webp`).download()
  const { dominant } = await sharp(bytes).stats()
  const { r, g, b } = dominant
  const colour = r > g + 60 && r > b + 60 ? 'red' : g > r + 60 && g > b + 60 ? 'green' : 'another'
  return { colour, sizes: widths.length }
}

describe('the cover of an album', () => {
  it('is the photo that was chosen, with its focal point, until another picture is', async () => {
    const fid = await anAlbum({ red: '#c01010', green: '#10c010' })
    expect((await shown(fid)).colour).toBe('another')
    const [red, green] = [`${fid}-red`, `${fid}-green`]
    await db.doc(`photos/${red}`).update({ focus: { x: 0.2, y: 0.7, at: 1 } })
    expect((await editAlbum(admin, fid, { coverPhoto: red })).status).toBe(200)
    expect(await shown(fid)).toMatchObject({ colour: 'red' })
    expect((await coverOf(fid)).focus).toEqual({ x: 0.2, y: 0.7 })
    expect((await call('get_editable', { kind: 'album', id: fid }, admin)).body.fields.coverPhoto).toBe(red)
    // Another change leaves it.
    const { folder } = await coverOf(fid)
    expect((await editAlbum(admin, fid, { alname: 'Lake' })).status).toBe(200)
    expect((await coverOf(fid)).folder).toBe(folder)
    expect((await editAlbum(admin, fid, { coverPhoto: green })).status).toBe(200)
    expect(await shown(fid)).toMatchObject({ colour: 'green' })
    expect((await coverOf(fid)).focus).toBeUndefined()
    // An uploaded one replaces it.
    expect((await editAlbum(admin, fid, { fp: await stageCover(admin) })).status).toBe(200)
    expect((await shown(fid)).colour).toBe('another')
    expect((await call('get_editable', { kind: 'album', id: fid }, admin)).body.fields.coverPhoto).toBe('')
    expect(await auditOf(`albums/${fid}`)).toEqual(['add_album', 'edit', 'edit', 'edit', 'edit'])
  })

  it('of a locked album is blurred, whichever photo it is, and clear when the album is opened', async () => {
    const fid = await anAlbum({ red: '#c01010', green: '#10c010' }, 'kiwi-42')
    const sharpSizes = 1
    expect((await editAlbum(admin, fid, { coverPhoto: `${fid}-red` })).status).toBe(200)
    const blurred = await shown(fid)
    expect(blurred).toEqual({ colour: 'red', sizes: sharpSizes })
    const { items } = await readEncoded('get_all_albums', { ids: [fid] })
    expect(JSON.stringify(items)).not.toContain(`${fid}-red`)
    expect((await editAlbum(admin, fid, { alpass: '' })).status).toBe(200)
    // Not the newest one, which is green.
    const clear = await shown(fid)
    expect(clear.colour).toBe('red')
    expect(clear.sizes).toBeGreaterThan(sharpSizes)
  })

  it('is none of another album’s photos, nor one that is gone: nothing changes', async () => {
    const [fid, other] = [await anAlbum({}), await anAlbum({ red: '#c01010' })]
    const before = (await db.doc(`albums/${fid}`).get()).data()
    for (const coverPhoto of [`${other}-red`, `${fid}-none`]) {
      const { status, body } = await editAlbum(admin, fid, { alname: 'Lake', coverPhoto })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['coverPhoto']])
    }
    expect((await db.doc(`albums/${fid}`).get()).data()).toEqual(before)
  })
})
