import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fontSheets, showSettings } from './settings.ts'

vi.mock('../styles/type/classic.css?url', () => ({ default: '/assets/classic.css' }))
vi.mock('../styles/type/warm.css?url', () => ({ default: '/assets/warm.css' }))

const sheets = () =>
  [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href'))

declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
beforeAll(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
})
afterEach(() => showSettings({}))

it('links the style sheet of the fonts, one at a time, and none for the shipped ones', async () => {
  await showSettings({ font: 'warm' })
  expect(sheets()).toEqual([fontSheets.warm])
  await showSettings({ font: 'warm' })
  expect(sheets()).toEqual([fontSheets.warm])
  await showSettings({ font: 'classic' })
  expect(sheets()).toEqual([fontSheets.classic])
  await showSettings({ font: 'modern' })
  expect(sheets()).toEqual([])
})

it('does not replace the one that the page has, and adds the colour’s beside it', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${fontSheets.classic}">`
  const [linked] = document.head.children
  await showSettings({ font: 'classic', colour: '#7a1fa2' })
  expect(sheets()).toEqual([fontSheets.classic, '/accent/7a1fa2.css'])
  expect(document.head.contains(linked ?? null)).toBe(true)
})
