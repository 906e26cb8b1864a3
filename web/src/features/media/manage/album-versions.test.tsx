import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { AlbumForm } from './album-form.tsx'

vi.mock('../../../auth/firebase-sessions.ts', () => import('../../../testing/fake-firebase-sessions.ts'))

const facts = {
  ...{ date: '', place: '', tags: '', text: '', layout: 'rows', order: 'newest', showsCamera: false },
  ...{ focus: { x: 0.5, y: 0.5 }, coverPhoto: '' },
} as const
const open = { unlisted: false, downloads: 'originals', watermark: 'none', strength: 'medium' } as const

it('a version from before an album could be restricted leaves it as restricted as it is', async () => {
  const { calls } = fakeApi({
    get_versions: () => ({
      data: [{ revision: 0, at: 0, by: 'ada', fields: { ...facts, alname: 'The first name' } }],
    }),
    edit: ({ revision }) => ({ revision: revision + 1 }),
  })
  const entry = { id: 'sea', editable: { revision: 1, fields: { ...facts, ...open, alname: 'Sea' } } }
  const { user } = renderScreen(<AlbumForm entry={entry} onClose={vi.fn()} />)
  await user.selectOptions(await screen.findByLabelText('Downloads'), 'None')
  await user.selectOptions(screen.getByLabelText('Watermark'), 'Logo in the middle')
  await user.click(screen.getByLabelText('Hide from lists'))
  await user.click(screen.getByText('Earlier versions'))
  const version = within((await screen.findByText('ada')).closest('li') as HTMLElement)
  expect(version.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Album name'])
  await user.click(version.getByRole('button', { name: /^Restore/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('edit'))
  expect(calls.find(({ name }) => name === 'edit')?.input).toMatchObject({
    fields: { alname: 'The first name', unlisted: true, downloads: 'off', watermark: 'middle' },
  })
})
