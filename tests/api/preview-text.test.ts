import { maxEmbeds } from '@dlm/contract/site/blocks.schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '../support/admin.ts'
import { call, read, send } from '../support/client.ts'
import { aProductDoc } from '../support/factories/catalogue.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { aLockedPhotoDoc, anAlbumDoc, anAudioDoc, aPhotoDoc, aVideoDoc } from '../support/factories/media.ts'
import { unique } from '../support/fixtures.ts'
import { anAdmin, type Person } from '../support/people.ts'
import { forms, stageCover } from '../support/uploads.ts'

const mark = unique()
const id = (kind: string) => `written-${kind}-${mark}`
const heading = (words: string) => ({ type: 'heading', level: 2, content: [{ type: 'text', text: words }] })

let admin: Person
beforeAll(async () => {
  admin = await anAdmin()
  await writeDocuments(db, [
    documents.albums(id('album'), anAlbumDoc({ name: 'Open sea', photos: 2 })),
    documents.albums(id('locked'), anAlbumDoc({ name: 'Closed sea', locked: true })),
    documents.photos(
      id('photo'),
      aPhotoDoc(id('photo'), { fid: id('album'), alt: 'A gull', caption: 'In May' }),
    ),
    documents.photos(id('hidden'), aLockedPhotoDoc(id('locked'), id('hidden'), { alt: 'A secret' })),
    documents.videos(id('video'), aVideoDoc(id('video'), { name: 'Dawn.mp4' })),
    documents.audios(id('audio'), anAudioDoc(id('audio'), { name: 'Rain.mp3' })),
    documents.products(id('product'), aProductDoc({ name: 'Prism', subt: 'Splits light' })),
  ])
})

const preview = (text: string, who: Person = admin) => call('preview_text', { text }, who)

describe('preview_text', () => {
  it('shows an admin the blocks of a text, and nothing for one without Markdown', async () => {
    const { status, body } = await preview('## Tonight\n\nWe play.')
    expect([status, body.blocks?.[0]]).toEqual([200, heading('Tonight')])
    expect((await preview('Two lines\nof a text.')).body).not.toHaveProperty('blocks')
  })

  it('refuses a text that would take minutes, by its field, and answers others meanwhile', async () => {
    const { status, body } = await preview('- '.repeat(10_000))
    expect([status, body]).toMatchObject([
      400,
      { code: 'invalid-input', fields: { text: expect.any(String) } },
    ])
    expect((await preview(`${'- '.repeat(20)}deep`)).status).toBe(200)
  })

  it('shows what the portal has, each with its link', async () => {
    const kinds = ['photo', 'album', 'video', 'audio', 'product']
    const { body } = await preview(kinds.map((kind) => `::${kind}(${id(kind)})`).join('\n\n'))
    expect(body.embeds?.map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['photo', 'A gull', 'In May'],
      ['album', 'Open sea', '02 photos'],
      ['video', 'Dawn', undefined],
      ['audio', 'Rain', undefined],
      ['product', 'Prism', 'Splits light'],
    ])
    for (const { path } of body.embeds ?? []) expect((await send(path)).status).toBe(200)
  })

  it('reveals nothing of a locked photo, and of a locked album its public name', async () => {
    const { body } = await preview(`::photo(${id('hidden')})\n\n::photo(nowhere)\n\n::album(${id('locked')})`)
    expect(body.embeds?.map(({ title, text }) => [title, text])).toEqual([['Closed sea', 'Locked']])
    expect(JSON.stringify(body)).not.toContain('A secret')
  })

  it('shows only so much in one text', async () => {
    const photos = (count: number) => `::photo(${id('photo')})\n`.repeat(count)
    expect((await preview(photos(maxEmbeds))).body.embeds).toHaveLength(1)
    const { status, body } = await preview(photos(maxEmbeds + 1))
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid-input', ['text']])
  })
})

describe('an article in Markdown', () => {
  const source = `## Tonight\n\nWe **play** at the <script>alert(1)</script> quay.\n\n::photo(${id('photo')})`
  const words = 'Tonight\n\nWe play at the <script>alert(1)</script> quay.'

  async function article(text: string): Promise<string> {
    const form = forms.news(await stageCover(admin), `Written ${mark}`)
    const [{ id }] = (await call('add_news', { ...form, text }, admin)).body.data
    return id
  }
  const readBack = async (id: string) => (await call('get_news_data', { id })).body.data[0]
  const inForm = async (id: string) => (await call('get_editable', { kind: 'news', id }, admin)).body

  it('is read as blocks, listed and searched by its words, and edited as it was written', async () => {
    const id = await article(source)
    const { text, blocks, embeds } = await readBack(id)
    expect([text, blocks?.[0], embeds?.[0]?.title]).toEqual([words, heading('Tonight'), 'A gull'])
    const [listed] = (await read('get_news', { search: `written ${mark}` })).body.data
    expect(listed).toMatchObject({ id, text: words })
    expect(listed).not.toHaveProperty('blocks')
    expect((await inForm(id)).fields).toMatchObject({ text: source })
  })

  it('is server-rendered as a page of elements, none of which the text injected', async () => {
    const id = await article(source)
    const read = async () => String((await send<string>(`/read_news?id=${id}`)).body)
    // A server that is busy for too long answers with the app alone.
    await expect.poll(read).toMatch(/<h2[^>]*>Tonight<\/h2>/)
    const page = await read()
    expect(page).toMatch(/<strong>play<\/strong> at the &lt;script&gt;alert\(1\)&lt;\/script&gt; quay/)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('alt="A gull"')
  })

  it('has no blocks any more once its text is plain', async () => {
    const id = await article(source)
    const { revision, fields } = await inForm(id)
    const { status } = await call(
      'edit',
      { kind: 'news', id, revision, fields: { ...fields, text: 'Plain.' } },
      admin,
    )
    expect(status).toBe(200)
    const { text, blocks } = await readBack(id)
    expect([text, blocks]).toEqual(['Plain.', undefined])
  })

  it('that shows too much of the portal is refused, with nothing written', async () => {
    const photo = await stageCover(admin)
    const text = `::photo(${id('photo')})\n`.repeat(maxEmbeds + 1)
    const { status, body } = await call('add_news', { ...forms.news(photo, `Refused ${mark}`), text }, admin)
    expect([status, body.code]).toEqual([400, 'invalid-input'])
    expect((await read('get_news', { search: `refused ${mark}` })).body.data).toEqual([])
  })
})

describe.each([
  ['event', 'add_event', 'get_all_events', 'deta'],
  ['product', 'add_product', 'get_products', 'deta'],
  ['service', 'add_service', 'get_services', 'text'],
] as const)('%s in Markdown', (kind, add, list, field) => {
  it('is read alone as blocks, listed as plain text, and edited as it was written', async () => {
    const text = `## Inside\n\n- ${mark}\n\n::album(${id('album')})`
    const form = forms[kind](await stageCover(admin), `Written ${kind} ${mark}`)
    const [added] = (await call(add, { ...form, text } as never, admin)).body.data
    const [whole] = (await read(list, { id: added.id })).body.data
    expect(whole?.blocks?.[0]).toEqual(heading('Inside'))
    expect(whole?.embeds?.map(({ title }) => title)).toEqual(['Open sea'])
    const [listed] = (await read(list, { search: `written ${kind} ${mark}` })).body.data
    expect(listed).toMatchObject({ id: added.id, [field]: `Inside\n\n– ${mark}` })
    expect(listed).not.toHaveProperty('blocks')
    const { fields } = (await call('get_editable', { kind, id: added.id }, admin)).body
    expect(fields).toMatchObject({ text })
  })
})
