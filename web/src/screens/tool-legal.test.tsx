import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { isOwnText } from '@dlm/contract/brand/legal/own-texts'
import { settingsTexts } from '@dlm/contract/settings/settings.texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const fields = {
  ...defaultBrand,
  contacts: [...defaultBrand.contacts],
  hidden: [],
  landing: [...defaultBrand.landing],
}
const shipped = '## Shipped\n\nAs it comes.'
const ours = { text: 'Ours', since: '2026-01-02' }
let stored: { revision: number; isOwn: boolean; fields: typeof ours; shipped: string; versions: never[] }
beforeEach(() => {
  localStorage.clear()
  stored = { revision: 2, isOwn: true, fields: ours, shipped, versions: [] }
})

async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    dashboard_counts,
    get_settings: () => ({ revision: 3, fields, legal: [], versions: [] }),
    get_legal_form: () => stored,
    set_legal: ({ revision }) => ({ revision: revision + 1, isOwn: true }),
    check_colour: () => ({ contrast: 7.1, passes: true, nearest: '#5b3bd6' }),
    preview_text: () => ({}),
    ...more,
  })
  openDashboard('settings')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Privacy' }))
  await within(await screen.findByRole('dialog')).findByLabelText('Text')
  return { sent: () => api.calls.filter(({ name }) => name === 'set_legal').map(({ input }) => input) }
}

// Contacts have a field of that name too.
const panel = () => within(screen.getByRole('dialog'))
const text = () => panel().getByLabelText<HTMLTextAreaElement>('Text')
const publish = () => userEvent.click(panel().getByRole('button', { name: 'Publish' }))

it('publishes what is written, and pages know of it at once', async () => {
  const { sent } = await open()
  await userEvent.type(text(), ' and yours')
  await publish()
  await message(settingsTexts.publishedLegal.title)
  expect(sent()).toEqual([{ id: 'privacy', text: 'Ours and yours', since: ours.since, revision: 2 }])
  expect(isOwnText('privacy')).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('starts again from the shipped text', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Start from the default text' }))
  expect(text().value).toBe(shipped)
})

it('shows what another admin published meanwhile, and offers to keep the own version', async () => {
  let tries = 0
  const { sent } = await open({
    set_legal({ revision }) {
      if (tries++ > 0) return { revision: revision + 1, isOwn: true }
      stored = { ...stored, revision: 3, fields: { ...ours, text: 'Other' } }
      throw new FakeRefusal('stale-edit')
    },
  })
  await userEvent.type(text(), '!')
  await publish()
  const conflict = await screen.findByRole('region', { name: 'What changed' })
  expect(within(conflict).getByText('Other')).toBeTruthy()
  await userEvent.click(within(conflict).getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({ text: 'Ours!', revision: 3 })
})
