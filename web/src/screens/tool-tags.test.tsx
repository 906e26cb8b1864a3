import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { tagsCardTexts } from '@dlm/contract/tags/tags-card.texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const settings = {
  ...defaultBrand,
  contacts: [...defaultBrand.contacts],
  hidden: [],
  landing: [...defaultBrand.landing],
}
const used = [
  { key: 'ocean', name: 'Ocean', count: 1 },
  { key: 'sea', name: 'Sea', count: 3 },
]

async function open(more: Parameters<typeof fakeApi>[0] = {}) {
  const { calls } = fakeApi({
    dashboard_counts,
    get_settings: () => ({ revision: 3, fields: settings, legal: [], versions: [] }),
    check_colour: () => ({ contrast: 7, passes: true, nearest: '#5b3bd6' }),
    get_tags: () => ({ data: used }),
    rename_tag: () => ({ changed: 3, failed: 0, isDone: true }),
    ...more,
  })
  openDashboard('settings')
  const user = userEvent.setup()
  const heading = await screen.findByRole('heading', { name: 'Tags' })
  const group = within(heading.closest('section') as HTMLElement)
  expect(calls.map(({ name }) => name)).not.toContain('get_tags')
  const details = heading.closest('details') as HTMLDetailsElement
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await group.findByRole('checkbox', { name: /Sea/ })
  const sent = () => calls.flatMap(({ name, input }) => (name === 'rename_tag' ? [input] : []))
  return { user, group, sent, name: group.getByLabelText(tagFieldTexts.newName) }
}

it('renames a tag, with Enter too, in as many requests as it takes', async () => {
  let requests = 0
  const { user, group, sent, name } = await open({
    rename_tag: () => ({ changed: 50, failed: 0, isDone: ++requests === 2 }),
  })
  expect(group.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', true)
  await user.click(group.getByRole('checkbox', { name: 'Sea 03 entries' }))
  await user.type(name, 'Coast{Enter}')
  await message(tagsCardTexts.renamed(100, 'Coast').title)
  expect(sent()).toEqual(Array.from({ length: 2 }, () => ({ keys: '["sea"]', name: 'Coast' })))
  await waitFor(() => expect(name).toHaveProperty('value', ''))
})

it('asks before tags are merged, by choosing several or by a name that is in use', async () => {
  const { user, group, sent, name } = await open()
  await user.click(group.getByRole('checkbox', { name: /Sea/ }))
  await user.type(name, 'OCEAN')
  await user.click(group.getByRole('button', { name: 'Rename' }))
  const question = await message('Merge into “OCEAN”?')
  expect(question.textContent).toContain('Sea, Ocean')
  await user.click(within(question).getByRole('button', { name: 'No' }))
  expect(sent()).toEqual([])
  await user.click(group.getByRole('checkbox', { name: /Ocean/ }))
  await user.click(group.getByRole('button', { name: 'Merge 02 tags' }))
  await user.click(within(await message('Merge into “OCEAN”?')).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(sent()).toEqual([{ keys: '["sea","ocean"]', name: 'OCEAN' }]))
})

it('says what is wrong with a name, and which entries stayed', async () => {
  const { user, group, sent, name } = await open({
    rename_tag: () => ({ changed: 0, failed: 2, isDone: true }),
  })
  await user.click(group.getByRole('checkbox', { name: /Sea/ }))
  await user.type(name, 'one, two{Enter}')
  expect((await group.findByRole('alert')).textContent).toBe(tagFieldTexts.several)
  expect(sent()).toEqual([])
  await user.clear(name)
  await user.type(name, 'Coast{Enter}')
  await message(tagsCardTexts.failed(2).title)
})
