import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { encodedList } from '../testing/media.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))
const sent = vi.hoisted(() => vi.fn(async () => 'staging/uid1/upload01/file'))
vi.mock('../admin/uploads.ts', () => ({ uploadPicture: sent }))

const empty = () => ({ data: [] })
const picture = (name: string) => new File([name], name, { type: 'image/png' })

/** What the clipboard holds, as the event of a paste carries it. */
function paste(target: Element, files: File[], types: string[]) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: { files, types, getData: () => '' } })
  act(() => {
    target.dispatchEvent(event)
  })
}

it('takes a picture that is pasted into a form, but not with text into a field', async () => {
  fakeApi({ dashboard_counts, get_all_events: empty })
  openDashboard('events&open=new')
  const title = await screen.findByLabelText('Title')
  paste(title, [picture('with-text.png')], ['text/plain', 'Files'])
  expect(sent).not.toHaveBeenCalled()
  paste(title, [picture('alone.png')], ['Files'])
  expect(await screen.findByText('Choose another image')).toBeDefined()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

it('says where files go that are held over the window, and nothing of text that is', async () => {
  fakeApi({ dashboard_counts, get_all_videos: () => encodedList([]) })
  openDashboard('media&tab=video')
  await screen.findByRole('button', { name: 'Upload' })
  const over = (types: string[]) => fireEvent.dragOver(document.body, { dataTransfer: { types } })
  over(['text/plain'])
  expect(screen.queryByText('Drop to upload videos')).toBeNull()
  over(['Files'])
  expect(screen.getByText('Drop to upload videos')).toBeDefined()
  act(() => {
    const dragLeave = new Event('dragleave', { bubbles: true })
    document.body.dispatchEvent(Object.assign(dragLeave, { relatedTarget: null }))
  })
  expect(screen.queryByText('Drop to upload videos')).toBeNull()
})
