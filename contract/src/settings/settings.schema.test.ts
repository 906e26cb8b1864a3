import { afterEach, describe, expect, it } from 'vitest'
import { applySettings, brand } from '../brand/brand.ts'
import { conventions } from '../brand/conventions.ts'
import { brandOf, defaultBrand } from '../brand/default-brand.ts'
import { shippedFonts } from '../brand/fonts.ts'
import { prose } from '../brand/prose.ts'
import { differsFromText } from './contact-href.ts'
import { Contact, changedSettings, Settings, SettingsForm, settingsForm } from './settings.schema.ts'

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

describe('a contact', () => {
  const stored = (contact: object) => Contact.safeParse(contact).data?.href

  it.each([
    ['077 123 4567', 'tel:0771234567'],
    ['\u202d+94 77 123 4567\u202c', 'tel:+94771234567'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['(02) 555.010/01', 'tel:0255501001'],
    ['Call 077-123-4567, any day', 'tel:0771234567'],
  ])('of the text %j has its number as address', (label, href) => {
    for (const none of ['', ' ', undefined]) expect(stored({ kind: 'phone', label, href: none })).toBe(href)
  })

  it.each(['support@quay.test', 'Write to support@quay.test', '\ufeffsupport@quay.test'])(
    'of the text %j has its e-mail address',
    (label) => expect(stored({ kind: 'email', label, href: '' })).toBe('mailto:support@quay.test'),
  )

  it('has the address that it is given, whatever its text says', () => {
    expect(stored({ kind: 'phone', label: '077 123 4567', href: 'tel:+94771234567' })).toBe(
      'tel:+94771234567',
    )
    expect(stored({ kind: 'email', label: 'support@quay.test', href: 'https://quay.test/write' })).toBe(
      'https://quay.test/write',
    )
  })

  it.each([
    ['tel:+94 77 123 4567', 'tel:+94771234567'],
    ['TEL:\u202d077 123 4567\u202c', 'tel:0771234567'],
    ['077 123 4567', 'tel:0771234567'],
    ['support@quay.test', 'mailto:support@quay.test'],
    ['mailto: support@quay.test', 'mailto:support@quay.test'],
    ['https://quay.test/ශ්\u200dරී', 'https://quay.test/%E0%B7%81%E0%B7%8A%E2%80%8D%E0%B6%BB%E0%B7%93'],
    ['https://සමනල.lk', 'https://xn--r0cnqv.lk/'],
    ['github.com/quay/portal', 'https://github.com/quay/portal'],
    ['www.quay.test', 'https://www.quay.test/'],
  ])('of the address %j has %s', (typed, href) => {
    expect(stored({ kind: 'social', label: 'Us', href: typed })).toBe(href)
    expect(stored({ kind: 'social', label: 'Us', href })).toBe(href)
  })

  it.each([
    ['phone', 'Call us'],
    ['phone', '077 123 4567 or 077 123 4568'],
    ['email', 'Write to us'],
    ['email', 'a@quay.test, b@quay.test'],
    ['map', '7 Fore Street 10115'],
    ['social', 'https://quay.test'],
  ])('of %s with the text %j needs an address', (kind, label) => {
    const { error } = Contact.safeParse({ kind, label, href: '' })
    expect(error?.issues.map(({ path }) => path)).toEqual([['href']])
    expect(stored({ kind, label, href: 'https://quay.test/' })).toBe('https://quay.test/')
  })

  it.each(['javascript:alert(1)', 'tel:call', 'mailto:', 'http://quay.test', 'data:text/html,x'])(
    'is not led to %s',
    (href) => {
      const { error } = Contact.safeParse({ kind: 'social', label: 'Us', href })
      expect(error?.issues.map(({ path }) => path)).toEqual([['href']])
    },
  )
})

describe('differsFromText', () => {
  const differs = (label: string, href: string) => differsFromText({ kind: 'phone', label, href })
  it('is what a changed text leaves of a former number, and not the country of the same', () => {
    expect(differs('077 999 8888', 'tel:+94771234567')).toBe(true)
    expect(differs('077 123 4567', 'tel:+94771234567')).toBe(false)
    expect(differs('+94 77 123 4567', 'tel:0771234567')).toBe(false)
    expect(differs('077 999 8888', 'https://quay.test/call')).toBe(false)
    expect(differs('Call us', 'tel:+94771234567')).toBe(false)
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

  it('refuses a section that is twice on the landing', () => {
    const { error } = SettingsForm.safeParse({ ...settingsForm(fresh), landing: '["news","videos","news"]' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Each section can appear on the landing only once.',
    ])
  })
})
