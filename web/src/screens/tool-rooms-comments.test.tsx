import type { ReviewedPiece } from '@dlm/contract/rooms/comments.schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anOwnRoom } from '../testing/a-room.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'
import { collectSavedFiles } from '../testing/saved-files.ts'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const row = {
  ...{ id: 'r1', title: 'Asha & Nimal', stage: 'none' as const, pieces: 1, links: 1 },
  ...{ unresolved: 1, lastOpenedAt: null },
}

/** A piece with one open comment. */
function aPiece(fields: Pick<ReviewedPiece, 'kind' | 'id' | 'name'>): ReviewedPiece {
  return { ...fields, partKey: 's1', state: 'open', decided: null, comments: 1, unresolved: 1 }
}

const film = aPiece({ kind: 'video', id: 'v1', name: 'Vows.mp4' })
const sound = aPiece({ kind: 'audio', id: 'a1', name: 'Speech.wav' })

/** Opens the room with what clients said, and collects the files that are saved. */
async function openFeedback(pieces: readonly ReviewedPiece[]) {
  const saved = collectSavedFiles()
  fakeApi({
    dashboard_counts,
    get_rooms: () => ({ data: [row] }),
    get_room: () => anOwnRoom(),
    get_room_feedback: () => ({ data: [...pieces] }),
    export_room_comments: ({ piece: { kind } }) => ({
      name: kind === 'video' ? 'Vows.mp4' : 'Speech.wav',
      frameRate: null,
      threads: [
        {
          ...{ seconds: 2.5, text: 'Shorter.', resolved: false, replies: [] },
          by: { name: 'Asha', isStudio: false },
        },
      ],
    }),
  })
  const { user } = openDashboard('rooms')
  await user.click(await screen.findByRole('button', { name: /^Asha & Nimal/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Edit room' }))
  await panel.findByText('Vows')
  return { user, panel, saved }
}

it('saves the comments on a film as markers at the frame rate of the project', async () => {
  const { user, panel, saved } = await openFeedback([film])
  await user.selectOptions(panel.getByLabelText('Frames per second'), '24')
  await user.click(panel.getByRole('button', { name: 'Export the comments on Vows' }))
  await user.click(panel.getByRole('menuitem', { name: 'DaVinci Resolve (EDL)' }))
  await waitFor(() => expect(saved[0]?.name).toBe('Vows.mp4, comments.edl'))
  // 2.5 s are 60 frames.
  expect(await saved[0]?.blob.text()).toContain('01:00:02:12')
})

it('offers the markers of sound programs for a sound, and all comments as one table', async () => {
  const { user, panel, saved } = await openFeedback([film, sound])
  await user.click(panel.getByRole('button', { name: 'Export the comments on Speech' }))
  expect(panel.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Reaper (CSV)',
    'Adobe Audition (CSV)',
    'Table (CSV)',
  ])
  await user.keyboard('{Escape}')
  await user.click(panel.getByRole('button', { name: 'All comments as a table (CSV)' }))
  await waitFor(() => expect(saved[0]?.name).toBe('Asha & Nimal, comments.csv'))
  const text = await saved[0]?.blob.text()
  expect(text).toContain('Vows.mp4,00:00:02:12,62,2.500,Asha,Shorter.,Open')
  expect(text).toContain('Speech.wav,,,2.500,Asha,Shorter.,Open')
})

it('has nothing to export where a piece was only decided', async () => {
  const { panel } = await openFeedback([{ ...film, state: 'approved', comments: 0, unresolved: 0 }])
  expect(panel.queryByRole('button', { name: /^Export/ })).toBeNull()
  expect(panel.queryByRole('button', { name: 'All comments as a table (CSV)' })).toBeNull()
})
