import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { longestTag } from '@dlm/contract/tags/tags'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RenameForm } from '../../features/media/manage/recording-forms.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { encodedList } from '../../testing/media.ts'
import { renderScreen } from '../../testing/render-screen.tsx'

async function openForm(tags = '') {
  const { calls } = fakeApi({
    edit: () => ({ revision: 1 }),
    get_all_albums: () => encodedList([]),
    get_all_videos: () => encodedList([]),
    get_tags: () => ({ data: [{ key: 'sea', name: 'Sea', count: 3 }] }),
  })
  const entry = { id: 'v1', editable: { revision: 0, fields: { name: 'Night train.mp4', tags } } }
  const { user, container } = renderScreen(<RenameForm kind="video" entry={entry} onClose={vi.fn()} />)
  const panel = within(await screen.findByRole('dialog'))
  const chips = () => panel.queryAllByRole('listitem').map(({ textContent }) => textContent)
  const save = () => user.click(panel.getByRole('button', { name: 'Save' }))
  const sent = () => calls.flatMap(({ name, input }) => (name === 'edit' ? [input] : []))
  return { user, container, calls, panel, chips, save, sent, field: panel.getByLabelText('Tags') }
}

it('adds a tag with Enter, with a comma and when the field is left, each once', async () => {
  const { user, field, chips, save, sent } = await openForm('Sea')
  await user.type(field, 'Night{Enter}train, SEA,last')
  expect(chips()).toEqual(['Sea', 'Night', 'train'])
  expect(sent()).toEqual([])
  await save()
  expect(sent()).toMatchObject([{ fields: { name: 'Night train.mp4', tags: 'Sea, Night, train, last' } }])
})

it('removes the last one with Backspace in an empty field, and any by its button', async () => {
  const { user, panel, field, chips } = await openForm('Sea, Night, Train')
  await user.click(panel.getByRole('button', { name: 'Remove Night' }))
  expect(chips()).toEqual(['Sea', 'Train'])
  await user.type(field, 'x{Backspace}{Backspace}')
  expect(chips()).toEqual(['Sea'])
})

it('suggests the tags in use, which are read when the field is entered', async () => {
  const { user, field, calls } = await openForm()
  expect(calls.map(({ name }) => name)).not.toContain('get_tags')
  await user.click(field)
  await vi.waitFor(() => expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Sea'))
})

it('says at the field what is wrong with a tag, and sends nothing', async () => {
  const { user, panel, field, save, sent } = await openForm()
  await user.type(field, 'a'.repeat(longestTag + 1))
  await save()
  expect((await panel.findByRole('alert')).textContent).toBe(tagFieldTexts.tooLong)
  expect(sent()).toEqual([])
})
