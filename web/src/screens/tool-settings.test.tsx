import { applySettings, brand } from '@dlm/contract/brand/brand'
import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { errors } from '@dlm/contract/errors'
import { notATimeZone, type Settings, settingsForm } from '@dlm/contract/settings/settings.schema'
import { settingsTexts } from '@dlm/contract/settings/settings.texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyToApp } from '../lib/apply-settings.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const fresh: Settings = {
  ...defaultBrand,
  contacts: [...defaultBrand.contacts],
  hidden: [],
  landing: [...defaultBrand.landing],
}
let stored: { revision: number; fields: Settings; legal: never[]; versions: never[] }
beforeEach(() => {
  localStorage.clear()
  stored = { revision: 3, fields: fresh, legal: [], versions: [] }
})

/** The tool; the server refuses colours that begin with `#f`. */
async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    dashboard_counts,
    get_settings: () => stored,
    set_settings: ({ revision }) => ({ revision: revision + 1 }),
    check_colour: ({ colour }) =>
      colour.startsWith('#f')
        ? { contrast: 1.4, passes: false, nearest: '#806a00' }
        : { contrast: 7.1, passes: true, nearest: colour || '#5b3bd6' },
    ...more,
  })
  openDashboard('settings')
  await screen.findByLabelText('Tagline')
  const calls = (of: string) => api.calls.filter(({ name }) => name === of).map(({ input }) => input)
  return { calls, sent: () => calls('set_settings') }
}

const line = () => screen.getByLabelText<HTMLTextAreaElement>('Tagline')
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }))
const rename = async (text: string) => {
  await userEvent.clear(line())
  await userEvent.type(line(), text)
}

it('publishes what was changed with the rest as it was, and this browser has it at once', async () => {
  const { sent } = await open()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await rename('Pictures from the quay.')
  await publish()
  await message(settingsTexts.published.title)
  expect(sent()).toEqual([{ ...settingsForm(fresh), line: 'Pictures from the quay.', revision: 3 }])
  expect(brand.line).toBe('Pictures from the quay.')
  expect(JSON.parse(localStorage.getItem('dsp-settings') ?? '').settings).toEqual({
    line: 'Pictures from the quay.',
  })
})

it('has the tagline in one line, however it is shown', async () => {
  const { sent } = await open()
  await rename('Pictures{Enter} of the quay.')
  expect(line().value).toBe('Pictures of the quay.')
  await userEvent.clear(line())
  await userEvent.click(line())
  await userEvent.paste('Pictures\nof the quay.')
  expect(line().value).toBe('Pictures of the quay.')
  await publish()
  await message(settingsTexts.published.title)
  expect(sent()).toMatchObject([{ line: 'Pictures of the quay.' }])
})

it('names the field that is wrong, and sends nothing', async () => {
  const { sent } = await open()
  await userEvent.clear(screen.getByLabelText('Portal name'))
  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  await publish()
  expect(await screen.findByText('Enter the name of the portal.')).toBeTruthy()
  expect(screen.getByText('A contact needs text.')).toBeTruthy()
  expect(screen.getByText(/A contact needs a link/)).toBeTruthy()
  expect(sent()).toEqual([])
})

const typedField = 'Phone, e-mail or website'

it('puts the focus on the first wrong field of a contact, and on the row that is added', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  const rows = within(screen.getByRole('region', { name: 'Contacts' })).getAllByRole('listitem')
  const added = within(rows.at(-1) as HTMLElement)
  expect(document.activeElement).toBe(added.getByLabelText(typedField))
  await publish()
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText(typedField)))

  await userEvent.type(added.getByLabelText(typedField), 'pictures.test/us')
  await userEvent.clear(added.getByLabelText('Footer text'))
  await publish()
  await waitFor(() => expect(document.activeElement).toBe(added.getByLabelText('Footer text')))
  await userEvent.type(added.getByLabelText('Footer text'), 'Pictures')
  await publish()
  await message(settingsTexts.published.title)
})

it('adds, moves and removes contacts', async () => {
  const { sent } = await open()
  const [first, second] = fresh.contacts
  await userEvent.click(screen.getByRole('button', { name: `Move ${first?.label} down` }))
  for (const { label } of fresh.contacts.slice(2))
    await userEvent.click(screen.getByRole('button', { name: `Remove ${label}` }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a contact' }))
  const rows = within(screen.getByRole('region', { name: 'Contacts' })).getAllByRole('listitem')
  const added = within(rows.at(-1) as HTMLElement)
  await userEvent.type(added.getByLabelText('Footer text'), 'Pictures')
  await userEvent.type(added.getByLabelText('Phone, e-mail or website'), 'https://pictures.test/us')
  await publish()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(JSON.parse((sent()[0] as { contacts: string }).contacts)).toEqual([
    ...[second, first],
    { kind: 'social', label: 'Pictures', href: 'https://pictures.test/us' },
  ])
})

/** The row of the contact whose text this is. */
async function contactRow(label: string) {
  const rows = within(await screen.findByRole('region', { name: 'Contacts' })).getAllByRole('listitem')
  const row = rows.find((each) => within(each).queryAllByDisplayValue(label).length > 0)
  return within(row as HTMLElement)
}

const publishedContacts = (input: unknown) => JSON.parse((input as { contacts: string }).contacts)

/** Types another value into a field of a contact. */
async function retype(row: Awaited<ReturnType<typeof contactRow>>, label: string, text: string) {
  await userEvent.clear(row.getByLabelText(label))
  await userEvent.type(row.getByLabelText(label), text)
}

it('opens a stored contact as people type it, and shows where it leads', async () => {
  await open()
  const [phone, email, map] = fresh.contacts
  const ofPhone = await contactRow(phone?.label ?? '')
  expect(ofPhone.getByLabelText(typedField)).toHaveProperty('value', phone?.label)
  expect(ofPhone.getByText(`Opens ${phone?.href}`)).toBeTruthy()
  const ofEmail = await contactRow(email?.label ?? '')
  expect(ofEmail.getByLabelText(typedField)).toHaveProperty('value', email?.label)
  const ofMap = await contactRow(map?.label ?? '')
  expect(ofMap.getByLabelText(typedField)).toHaveProperty('value', map?.href.replace('https://', ''))
  expect(ofMap.getByText(`Opens ${map?.href}`)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
})

it('takes kind, address and text of a contact from what is typed, and leaves a text of the owner’s own', async () => {
  const { sent } = await open()
  const [, email, ...others] = fresh.contacts
  await retype(await contactRow(fresh.contacts[0]?.label ?? ''), typedField, '077 123 4567')
  await retype(await contactRow(email?.label ?? ''), typedField, '@quay.studio')
  await retype(await contactRow(others[0]?.label ?? ''), typedField, 'hello@quay.test')
  await publish()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(publishedContacts(sent()[0])).toEqual([
    { kind: 'phone', label: '077 123 4567', href: 'tel:0771234567' },
    { kind: 'social', label: '@quay.studio', href: 'https://www.instagram.com/quay.studio' },
    { kind: 'email', label: others[0]?.label, href: 'mailto:hello@quay.test' },
    ...others.slice(1),
  ])
})

it('refuses what is no address, and sends nothing', async () => {
  const { sent } = await open()
  const row = await contactRow(fresh.contacts[0]?.label ?? '')
  await retype(row, typedField, 'Call us')
  await publish()
  expect(await row.findByText(/A contact needs a link/)).toBeTruthy()
  expect(sent()).toEqual([])
})

it('says that the text has another number than the one that is called, and offers to call it', async () => {
  const { sent } = await open()
  const row = await contactRow(fresh.contacts[0]?.label ?? '')
  await retype(row, 'Footer text', '077 999 8888')
  expect(row.getByLabelText(typedField)).toHaveProperty('value', fresh.contacts[0]?.label)
  expect(row.getByText('The footer text has another number or address.')).toBeTruthy()
  await userEvent.click(row.getByRole('button', { name: 'Match the text' }))
  expect(row.queryByText('The footer text has another number or address.')).toBeNull()
  await publish()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(publishedContacts(sent()[0])[0]).toMatchObject({ label: '077 999 8888', href: 'tel:0779998888' })
})

it('opens a folded group in which a field is wrong, and focuses that', async () => {
  const { sent } = await open({
    set_settings() {
      throw new FakeRefusal('invalid-input', undefined, ['newsIntro'])
    },
  })
  const group = screen.getByRole('region', { name: 'Page introductions' })
  const folded = () => group.querySelector('details')?.open === false
  expect(folded()).toBe(true)
  await rename('Pictures from the quay.')
  await publish()
  await waitFor(() => expect(folded()).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Below “News”')))
  expect(sent()).toHaveLength(1)
})

it('has its groups as links, marks the one that the address names, and opens it', async () => {
  await open()
  const index = within(screen.getByRole('navigation', { name: 'Settings sections' }))
  const link = index.getByRole('link', { name: 'Page introductions' })
  expect(link.getAttribute('href')).toBe('#introductions')
  for (const { hash } of index.getAllByRole<HTMLAnchorElement>('link'))
    expect([hash, document.querySelector(hash)?.tagName]).toEqual([hash, 'SECTION'])
  expect(index.getByRole('link', { current: 'location' }).textContent).toBe('Name')
  await userEvent.click(link)
  const group = screen.getByRole('region', { name: 'Page introductions' })
  expect(group.querySelector('details')?.open).toBe(true)
})

it('says what is wrong with a colour, and offers the nearest that can be read', async () => {
  const { sent } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Colour' }), '#ffd400')
  await userEvent.click(await screen.findByRole('button', { name: /^Use #806a00/ }))
  expect(screen.getByRole('textbox', { name: 'Colour' })).toHaveProperty('value', '#806a00')
  expect(await screen.findByText('Contrast with white: 7.1:1.')).toBeTruthy()
  await publish()
  await waitFor(() => expect(sent()).toMatchObject([{ colour: '#806a00' }]))
})

it('shows what another admin published meanwhile, and offers to keep the own version', async () => {
  let tries = 0
  const { sent } = await open({
    set_settings({ revision }) {
      if (tries++ > 0) return { revision: revision + 1 }
      stored = { ...stored, revision: 4, fields: { ...fresh, line: 'Other' } }
      throw new FakeRefusal('stale-edit')
    },
  })
  await rename('Own')
  await publish()
  const conflict = await screen.findByRole('region', { name: 'What changed' })
  expect(within(conflict).getByText('Other')).toBeTruthy()
  await userEvent.click(within(conflict).getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ line: 'Own', revision: 4 })
})

it('takes a time zone and a way to show days, and says where a zone is none', async () => {
  const { sent } = await open()
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  expect(zone).toHaveProperty('value', 'UTC')
  await userEvent.clear(zone)
  await userEvent.type(zone, '+09:00')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date format' }), '24.11.2026')
  await publish()
  expect(await screen.findByText(notATimeZone)).toBeTruthy()
  expect(sent()).toEqual([])
  await userEvent.clear(zone)
  await userEvent.type(zone, 'Asia/Tokyo')
  await publish()
  await waitFor(() =>
    expect(sent()).toMatchObject([{ timeZone: 'Asia/Tokyo', dateFormat: 'numeric-day-first' }]),
  )
  applyToApp({})
})

it('takes one of the fonts, each with the studio’s name and line in it', async () => {
  const { sent } = await open()
  const choice = within(screen.getByRole('group', { name: 'Fonts' }))
  expect(choice.getAllByRole('radio')).toHaveLength(3)
  expect(choice.getByRole('radio', { name: 'Modern' })).toHaveProperty('checked', true)
  await rename('By the quay.')
  expect(choice.getAllByText('By the quay.')).toHaveLength(3)
  await userEvent.click(choice.getByRole('radio', { name: 'Warm', description: 'Plus Jakarta Sans' }))
  await publish()
  await waitFor(() => expect(sent()).toMatchObject([{ font: 'warm', line: 'By the quay.' }]))
  applySettings({})
})

it('hides areas, and puts the landing’s sections in another order', async () => {
  const { sent } = await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sonata keys' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Products' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Products' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move Latest news up' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Latest video' }))
  await publish()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    hidden: JSON.stringify(['sonata']),
    landing: JSON.stringify(['audio', 'news', 'ratings', 'events', 'products']),
  })
  applySettings({})
})

it.each([
  // The last of the sections, and the first of the contacts.
  ['Latest product', 'up', 'down'],
  [defaultBrand.contacts[0]?.label ?? '', 'down', 'up'],
])('the focus stays with what is moved: %s', async (name, away, back) => {
  await open()
  const press = (way: string) => userEvent.click(screen.getByRole('button', { name: `Move ${name} ${way}` }))
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await press(away)
  expect(focused()).toBe(`Move ${name} ${away}`)
  await press(back)
  // It is at its end of the list again: the button that was pressed is disabled.
  expect(focused()).toBe(`Move ${name} ${away}`)
})

describe('the backup', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  beforeEach(() => void assign.mockClear())
  const download = () => userEvent.click(screen.getByRole('button', { name: 'Download backup' }))

  it('is downloaded from the address that the server gives, whole if that is wanted', async () => {
    const url = 'https://portal.test/backup?key=1'
    const { calls } = await open({ start_backup: () => ({ url }) })
    await download()
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include recordings over 60 MB' }))
    await download()
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(2))
    expect(calls('start_backup')).toEqual([{ whole: false }, { whole: true }])
  })

  it('that is refused is reported, and nothing is opened', async () => {
    await open({
      start_backup: () => {
        throw new FakeRefusal('too-many-requests')
      },
    })
    await download()
    await message(errors['too-many-requests'].title)
    expect(assign).not.toHaveBeenCalled()
  })
})
