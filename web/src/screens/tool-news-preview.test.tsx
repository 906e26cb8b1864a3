import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const url = `${location.origin}/read_news?id=n1&preview=a-token`
const endsAt = Date.parse('2099-12-01T12:00Z')

/** The form of an article that is published on this day. */
function openForm(date: string, preview_link = (_: { id: string }) => ({ token: 'a-token', endsAt })) {
  const api = fakeApi({
    dashboard_counts,
    preview_text: () => ({}),
    get_news: () => ({ data: [anArticle({ title: 'North light', date })] }),
    get_editable: () => ({
      fields: { title: 'North light', text: 'A text', date },
      cover: anArticle().cover,
      revision: 0,
    }),
    preview_link,
  })
  return { ...api, ...openDashboard('news&open=n1') }
}

const findCopy = () => screen.findByRole('button', { name: 'Copy preview link' })

it('copies the address of a draft, and says until when it is valid', async () => {
  const { user, calls } = openForm('2099-12-24')
  await user.click(await findCopy())
  const said = await screen.findByRole('status', { name: 'Preview link copied' })
  expect(said.textContent).toContain('Anyone with the link can read this until December 1, 2099.')
  expect(await navigator.clipboard.readText()).toBe(url)
  expect(calls).toContainEqual({ name: 'preview_link', input: { id: 'n1' } })
  expect(screen.queryByLabelText('Preview link')).toBeNull()
})

it('shows the address, ready to be copied by hand, where the clipboard is refused', async () => {
  const { user } = openForm('2099-12-24')
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(await findCopy())
  const field = await screen.findByLabelText<HTMLInputElement>('Preview link')
  expect(field.value).toBe(url)
  expect(document.activeElement).toBe(field)
  expect(field.selectionEnd).toBe(url.length)
  expect(screen.getByText(/it works until December 1, 2099/)).toBeDefined()
  expect(screen.queryByRole('status', { name: 'Preview link copied' })).toBeNull()

  writeText.mockRestore()
  await user.click(await findCopy())
  await waitFor(() => expect(screen.queryByLabelText('Preview link')).toBeNull())
})

it('says why there is no link', async () => {
  const { user } = openForm('2099-12-24', () => {
    throw new FakeRefusal('news-published')
  })
  await user.click(await findCopy())
  expect((await screen.findByRole('alertdialog')).textContent).toContain('This article is already published')
})

it('offers none for what is out, or is not there yet', async () => {
  const { unmount } = openForm('2026-01-02')
  await screen.findByLabelText('Title')
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).toBeNull()
  unmount()
  openDashboard('news&open=new')
  await screen.findByLabelText('Title')
  expect(screen.queryByRole('button', { name: 'Copy preview link' })).toBeNull()
})
