import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { anAudio, aVideo, encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

it('plays a video in the place of its poster, and says where it cannot', async () => {
  fakeApi({ dashboard_counts, get_all_videos: () => encodedList([aVideo()]) })
  const { user } = openDashboard('media&tab=video')
  await user.click(await screen.findByRole('button', { name: 'Play Night train' }))
  const player = document.querySelector('video')
  expect([player?.getAttribute('src'), player?.controls]).toEqual(['https://files.test/v1.mp4', true])
  expect(document.activeElement).toBe(player)
  if (player) fireEvent.error(player)
  expect((await screen.findByRole('alert')).textContent).toBe('Can’t be played here')
})

it('plays an audio from its entry, and pauses it there', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  fakeApi({ dashboard_counts, get_all_audios: () => encodedList([anAudio()]) })
  const { user } = openDashboard('media&tab=audio')
  await user.click(await screen.findByRole('button', { name: 'Play Slow piano' }))
  expect(play).toHaveBeenCalledOnce()
  await user.click(await screen.findByRole('button', { name: 'Pause Slow piano' }))
  expect(pause).toHaveBeenCalled()
})
