import { afterEach, describe, expect, it } from 'vitest'
import { applySettings, brand } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { brandOf, defaultBrand } from '../brand/default-brand.ts'
import { shippedFonts } from '../brand/fonts.ts'
import { prose } from '../brand/prose.ts'
import { changedSettings, Settings, SettingsForm, settingsForm } from './settings.schema.ts'

const fresh = Settings.parse(defaultBrand)
const renamed = { product: 'Quay', company: 'Quay Studio' }
afterEach(() => applySettings({}))

describe('changedSettings', () => {
  it('has nothing of a fresh portal, and what differs', () => {
    expect(changedSettings(fresh)).toEqual({})
    expect(changedSettings({ ...fresh, line: 'Here', hidden: ['news'] })).toEqual({
      line: 'Here',
      hidden: ['news'],
    })
  })

  it('takes a shipped text with the names of before, or of now, for no change', () => {
    expect(changedSettings({ ...fresh, ...renamed })).toEqual(renamed)
    const before = Settings.parse(brandOf(renamed))
    expect(changedSettings({ ...before, product: 'Pier' }, before)).toEqual({ ...renamed, product: 'Pier' })
    expect(changedSettings({ ...before, intro: `${before.intro} More.` }, before)).toEqual({
      ...renamed,
      intro: `${before.intro} More.`,
    })
  })
})

describe('the brand', () => {
  it('has its names in its texts', () => {
    applySettings(renamed)
    expect(brand.product).toBe('Quay')
    expect(`${prose.intro} ${prose.about} ${prose.description}`).not.toContain(defaultBrand.product)
    expect(prose.about).toContain('Quay Studio')
    applySettings({})
    expect({ ...conventions, ...prose, ...brand, font: shippedFonts }).toEqual(defaultBrand)
  })
})

describe('settingsForm', () => {
  it('is what the form takes, and gives back', () => {
    expect(SettingsForm.parse(settingsForm(fresh))).toEqual(fresh)
  })

  it.each(['["shop"]', '{}', 'news', '[1]'])('refuses %s as areas', (hidden) => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), hidden })
    expect(error?.issues.every(({ path: [field] }) => field === 'hidden')).toBe(true)
  })

  it.each(['+05:30', 'Europe/', '<b>', ''])('refuses %s as a time zone', (timeZone) => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), timeZone })
    expect(error?.issues.map(({ path }) => path)).toEqual([['timeZone']])
  })

  it('refuses a way to show days that there is not', () => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), dateFormat: 'roman' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['dateFormat']])
  })

  it('refuses fonts that the portal does not come with', () => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), font: 'comic' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['font']])
  })

  it('refuses a section that stands twice on the landing', () => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), landing: '["news","videos","news"]' })
    expect(error?.issues.map(({ message }) => message)).toEqual(['A section stands once on the landing.'])
  })
})
