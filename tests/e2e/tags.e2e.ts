import { beforeAll, describe, expect, it } from 'vitest'
import { VIEWPORTS } from '../../scripts/lib/chromium.ts'
import { settled } from '../../scripts/lib/settled.ts'
import { db } from '../support/admin.ts'
import { useBrowser } from '../support/browser.ts'
import { documents, writeDocuments } from '../support/factories/documents.ts'
import { anAlbumDoc, anAudioDoc, aVideoDoc } from '../support/factories/media.ts'
import { aNewsDoc } from '../support/factories/news.ts'
import { latest } from '../support/fixtures.ts'
import { expectWellMade } from '../support/screen.ts'

const { visit } = useBrowser()
const word = `ibis${Date.now()}`
const tag = `Café ${word}`
const key = `cafe-${word}`

beforeAll(async () => {
  const cover = (await db.doc('albums/north-light').get()).get('cover')
  const film = await db.doc('videos/video-lanterns').get()
  const [poster, original] = [film.get('poster'), film.get('original')]
  const at = (seconds: number) => ({ tags: `light, ${tag}`, createdAt: latest - seconds * 1000 })
  await writeDocuments(db, [
    documents.news(`${word}-news`, aNewsDoc({ title: `${word} article`, cover, ...at(1) })),
    documents.albums(`${word}-album`, anAlbumDoc({ name: `${word} album`, cover, ...at(2) })),
    documents.videos(
      `${word}-video`,
      aVideoDoc(`${word}-video`, { name: `${word} video.mp4`, poster, original, ...at(3) }),
    ),
    documents.audios(`${word}-audio`, anAudioDoc(`${word}-audio`, { name: `${word} audio.mp3`, ...at(4) })),
  ])
})

describe('a visitor', () => {
  it('goes from an article to what else has its tag, and from there to the album, whose tag leads back', async () => {
    const { page } = await visit(`/read_news?id=${word}-news`, { viewport: VIEWPORTS[0] })
    const tags = page.getByRole('list', { name: 'Tags' })
    await tags.getByRole('link', { name: tag }).click()
    await page.getByRole('heading', { level: 1, name: tag }).waitFor()
    await page.getByRole('link', { name: `${word} article` }).waitFor()
    const titles = await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
    expect(titles).toEqual(['article', 'album', 'video', 'audio'].map((kind) => `${word} ${kind}`))
    await page.getByRole('link', { name: `${word} album` }).click()
    await tags.getByRole('link', { name: tag }).click()
    await page.getByRole('heading', { level: 1, name: tag }).waitFor()
  })

  it('sees the tags of a film and of a recording', async () => {
    const { page } = await visit(`/view_albums?tab=video&id=${word}-video`)
    await page.getByRole('dialog').getByRole('link', { name: tag }).waitFor()
    await page.goto(`/view_albums?tab=audio&id=${word}-audio`)
    await page
      .getByRole('article', { name: `${word} audio` })
      .getByRole('link', { name: tag })
      .click()
    await page.getByRole('heading', { level: 1, name: tag }).waitFor()
  })
})

it('the page of a tag is well made', async () => {
  await expectWellMade(visit, { name: 'tag', path: `/tags/${key}` })
})

it('an admin adds and removes tags with the keyboard, and visitors see them', async () => {
  const { page } = await visit(`/admin_dashboard?id=ADM-1001&tool=news&open=${word}-news`, {
    persona: 'siteadmin',
  })
  const panel = page.getByRole('dialog')
  const field = panel.getByRole('combobox', { name: 'Tags' })
  await field.press('Backspace')
  await field.pressSequentially(`Dusk,${word}`)
  await field.press('Enter')
  const chips = panel.getByRole('list', { name: 'Added tags' }).getByRole('listitem')
  expect(await chips.allTextContents()).toEqual(['light', 'Dusk', word])
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  await settled(page)
  const { page: visitors } = await visit(`/read_news?id=${word}-news`)
  const tags = visitors.getByRole('list', { name: 'Tags' }).getByRole('link')
  await expect.poll(() => tags.allTextContents()).toEqual(['light', 'Dusk', word])
})
