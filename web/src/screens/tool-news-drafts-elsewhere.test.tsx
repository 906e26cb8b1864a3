import type { Request } from '@dlm/contract/contract'
import type { Draft } from '@dlm/contract/dashboard/draft.schema'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

const get_news = () => ({ data: [{ ...anArticle({ id: 'n1' }), date: '2026-01-02' }] })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const title = () => screen.findByLabelText<HTMLInputElement>('Title')

/** The server's draft of the form Add New. */
let stored: Draft | null
let time: number
beforeEach(() => {
  stored = null
  time = 0
})

/** A draft that another browser saved. */
function otherDraft(text: string): Draft {
  const fields = { title: text, text: '', date: '', takeDown: '' }
  return { revision: ++time, savedAt: time, entryRevision: 0, fields, earlier: [] }
}

/** Saves as the server does: on its current revision only. */
function save_draft({ revision, entryRevision, fields, savesEarlier }: Request<'save_draft'>) {
  if (revision !== (stored?.revision ?? 0)) throw new FakeRefusal('draft-changed')
  const earlier = stored && savesEarlier ? [stored, ...stored.earlier] : (stored?.earlier ?? [])
  stored = { revision: ++time, savedAt: time, entryRevision, fields: fields as Draft['fields'], earlier }
  return { revision: time, savedAt: time, earlier: earlier.length }
}

const server = {
  ...{ dashboard_counts, get_news, save_draft },
  preview_text: () => ({}),
  get_draft: () => ({ draft: stored }),
  discard_draft: () => {
    stored = null
    return {}
  },
}

/** The page is hidden, as before a tab is closed. */
function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden')
  fireEvent(document, new Event('visibilitychange'))
}

const saved = (text: string) => waitFor(() => expect(stored?.fields.title).toBe(text))

it('is there on another computer, without a word of the server where nothing was typed', async () => {
  const { calls } = fakeApi(server)
  const first = openDashboard('news&open=new')
  await first.user.type(await title(), 'Half a thought')
  hide()
  await saved('Half a thought')
  expect(await screen.findByText('Draft saved')).toBeDefined()
  first.unmount()
  localStorage.clear()

  openDashboard('news&open=new')
  expect(await screen.findByText(/Your draft is back/)).toBeDefined()
  expect((await title()).value).toBe('Half a thought')
  expect(calls.filter(({ name }) => name === 'save_draft')).toHaveLength(1)
})

it('overwrites nothing that is being typed: it asks, and saves the other one as an earlier draft', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  fakeApi({ ...server, get_draft: () => answered.then(() => ({ draft: stored })) })
  stored = otherDraft('Other')
  const { user } = openDashboard('news&open=new')
  await user.type(await title(), 'Own')
  answer()
  const conflict = within(await screen.findByRole('region', { name: 'Draft conflict' }))
  expect(conflict.getByText('Other')).toBeDefined()
  expect((await title()).value).toBe('Own')
  await user.click(conflict.getByRole('button', { name: 'Keep this draft' }))
  await saved('Own')
  expect(screen.queryByRole('region', { name: 'Draft conflict' })).toBeNull()

  await user.click(await screen.findByText('Earlier drafts'))
  await user.click(await screen.findByRole('button', { name: /Restore the draft of/ }))
  await saved('Other')
  expect((await title()).value).toBe('Other')
  expect(stored?.earlier.map(({ fields }) => fields.title)).toEqual(['Own', 'Other'])
})

it('says so where another browser saved in between, and takes that one', async () => {
  fakeApi(server)
  const { user } = openDashboard('news&open=new')
  await user.type(await title(), 'Own')
  hide()
  await saved('Own')
  stored = otherDraft('Other')
  await user.type(await title(), '!')
  hide()
  expect(await screen.findByText('This draft was changed elsewhere.')).toBeDefined()
  expect(stored.fields.title).toBe('Other')
  await user.click(button('Use the other draft'))
  expect((await title()).value).toBe('Other')
})

it('comes back nowhere as a ghost: neither after it was sent here, nor where this browser still had it', async () => {
  const add_news = () => {
    stored = null
    return get_news() as { data: [ReturnType<typeof get_news>['data'][number]] }
  }
  fakeApi({ ...server, add_news })
  const first = openDashboard('news&open=new')
  await first.user.type(await title(), 'Half a thought')
  hide()
  await saved('Half a thought')
  first.unmount()
  // Sent by another browser.
  stored = null
  const { user } = openDashboard('news&open=new')
  await waitFor(() => expect(localStorage.getItem('dsp-drafts')).toBeNull())
  expect((await title()).value).toBe('')
  expect(screen.queryByText(/Your draft is back/)).toBeNull()

  await user.type(await title(), 'Another')
  hide()
  await saved('Another')
  await user.clear(await title())
  hide()
  await waitFor(() => expect(stored).toBeNull())
})

it('stays in the browser where the server cannot be reached, and is saved with the next key', async () => {
  let isAway = true
  fakeApi({
    ...server,
    save_draft: (input) => {
      if (isAway) throw new FakeRefusal('unavailable')
      return save_draft({ ...input })
    },
  })
  const { user } = openDashboard('news&open=new')
  await user.type(await title(), 'Own')
  hide()
  expect(await screen.findByText('Draft saved in this browser only')).toBeDefined()
  isAway = false
  await user.type(await title(), '!')
  hide()
  expect(await screen.findByText('Draft saved')).toBeDefined()
  expect(stored?.fields.title).toBe('Own!')
})

it('stays where its form is closed, which is said, and can be discarded there', async () => {
  fakeApi(server)
  const { user } = openDashboard('news&open=new')
  const reopened = async () => {
    await user.click(screen.getByRole('button', { name: 'Add New' }))
    return title()
  }
  const close = async () => {
    const [button] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })
    await user.click(button as Element)
  }
  await user.type(await title(), 'Half a thought')
  await close()
  await screen.findByText('Draft saved')
  expect(await reopened()).toHaveProperty('value', 'Half a thought')
  // What was said before is gone: it would discard what is open.
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  await close()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await reopened()).toHaveProperty('value', '')
})
