import { featuredTexts } from '@dlm/contract/dashboard/featured.texts'
import { errors } from '@dlm/contract/errors'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { aVideo, encodedList } from '../testing/media.ts'
import { message } from '../testing/message.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

/** The tool of videos, with the first of two open; `ids` are those that are featured. */
async function open(ids: string[], isFull = false) {
  let featured = ids
  const { calls } = fakeApi({
    dashboard_counts,
    get_all_albums: () => encodedList([]),
    get_all_videos: () => encodedList([aVideo(), aVideo({ id: 'v2', vid: 'v2', name: 'Sea.mp4' })]),
    get_editable: () => ({ revision: 0, fields: { name: 'Night train.mp4', tags: '', fid: '' } }),
    get_featured: () => ({ ids: featured }),
    set_featured({ id, on }) {
      if (isFull) throw new FakeRefusal('too-many-featured')
      featured = on ? [id, ...featured] : featured.filter((other) => other !== id)
      return {}
    },
  })
  const { user } = openDashboard('media&tab=video&open=v1')
  const sent = () => calls.flatMap(({ name, input }) => (name === 'set_featured' ? [input] : []))
  return { user, sent }
}

/** What the list says of an entry, beside the open form. */
const listed = (name: string) => {
  const [row] = screen.getAllByText(name).flatMap((text) => text.closest('tr, article') ?? [])
  return within(row as HTMLElement)
}

it('is put in front of its list from its form, and back; its row says so', async () => {
  const { user, sent } = await open([])
  await user.click(await screen.findByRole('button', { name: featuredTexts.feature }))
  await message(featuredTexts.featured.title)
  expect(listed('Night train.mp4').getByText(featuredTexts.label).textContent).toBe('Featured')
  expect(listed('Sea.mp4').queryByText(featuredTexts.label)).toBeNull()
  await user.click(await screen.findByRole('button', { name: featuredTexts.stop }))
  await screen.findByRole('button', { name: featuredTexts.feature })
  expect(listed('Night train.mp4').queryByText(featuredTexts.label)).toBeNull()
  expect(sent()).toEqual([
    { kind: 'video', id: 'v1', on: true },
    { kind: 'video', id: 'v1', on: false },
  ])
})

it('says why where three are featured already', async () => {
  const { user } = await open(['a', 'b', 'c'], true)
  await user.click(await screen.findByRole('button', { name: featuredTexts.feature }))
  await message(errors['too-many-featured'].title)
  await screen.findByRole('button', { name: featuredTexts.feature })
})
