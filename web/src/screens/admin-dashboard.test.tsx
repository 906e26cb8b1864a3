import { brand } from '@dlm/contract/brand/brand'
import { errors } from '@dlm/contract/errors'
import { rules } from '@dlm/contract/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { persistSession } from '../auth/persist-session.ts'
import { aQuestion, aReply } from '../testing/a-question.ts'
import { aUser } from '../testing/a-user.ts'
import { anArticle } from '../testing/an-article.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, figuresUntil, openDashboard, renderDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

it('shows the eight tools with their counts', async () => {
  fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [] }),
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [] }),
  })
  openDashboard()
  const names = [
    ...['Add Media 74 files', 'Add News 24 articles', 'Add Events 10 events', 'Add Products 12 products'],
    ...[
      'Add Services 08 services',
      'Reply FAQs 03 to answer',
      'Sonata Logs 01 not payed',
      `${brand.product} Users 17 accounts`,
    ],
  ]
  for (const name of names) expect(await screen.findByRole('link', { name })).toBeDefined()
})

it('begins with open tasks, each a link to where it is done', async () => {
  const longAgo = Date.now() - 3 * 86_400_000
  const data = [
    { kind: 'questions' as const, count: 3, at: longAgo },
    { kind: 'photos' as const, count: 1, album: 'sea' },
    { kind: 'drafts' as const, count: 2, at: Date.parse('2031-05-06') },
  ]
  fakeApi({
    dashboard_counts,
    get_needs: () => ({ data }),
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [] }),
  })
  openDashboard()
  const questions = await screen.findByRole('link', {
    name: '03 questions without a reply The oldest is from 03 days ago.',
  })
  expect(questions.getAttribute('href')).toContain('tool=faqs')
  const photo = screen.getByRole('link', { name: /^01 unreadable photo/ })
  expect(photo.getAttribute('href')).toContain('album=sea')
  expect(screen.getByRole('link', { name: /Next: May 6, 2031\./ })).toBeDefined()
})

it('answers the latest question where it is shown, and shows the one before it', async () => {
  let waiting = ['q2', 'q1'].map((fqid) => aQuestion({ fqid, ques: `Question ${fqid}`, reps: 0 }))
  const { calls } = fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [{ kind: 'questions' as const, count: waiting.length, at: Date.now() }] }),
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [] }),
    get_saved_replies: () => ({ data: [] }),
    get_faqs: () => ({ data: waiting.slice(0, 1) }),
    ans_qa: ({ fqid, answ }) => {
      waiting = waiting.filter((question) => question.fqid !== fqid)
      return { data: [aReply({ fqid, ans: answ })] }
    },
  })
  const { user } = openDashboard()
  await screen.findByText('Question q2')
  await user.click(screen.getByRole('button', { name: 'Reply' }))
  const field = await screen.findByLabelText('Your reply')
  expect(document.activeElement).toBe(field)
  await user.type(field, 'Because.')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByText('Question q1')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('')
  expect(calls.filter(({ name }) => name === 'ans_qa').map(({ input }) => input)).toEqual([
    { fqid: 'q2', answ: 'Because.' },
  ])
})

it('says that nothing waits', async () => {
  fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [] }),
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [] }),
  })
  openDashboard()
  expect(await screen.findByText('You’re all caught up.')).toBeDefined()
})

it('has its tools also where what waits cannot be read', async () => {
  fakeApi({
    dashboard_counts,
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [] }),
    get_needs: () => {
      throw new FakeRefusal('internal')
    },
  })
  openDashboard()
  expect(await screen.findByRole('button', { name: /again/i })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Add News/ })).toBeDefined()
})

it('sends members away, and asks strangers to sign in', async () => {
  fakeApi({})
  persistSession({ user: aUser(), persistence: 'tab' })
  const member = renderDashboard()
  await waitFor(() => expect(member.address()).toBe('/profile'))
  member.unmount()
  persistSession(null)
  const stranger = renderDashboard('news')
  await waitFor(() => expect(stranger.address()).toContain('/profile?back='))
})

it('asks for the admin password, and shows what was wanted afterwards', async () => {
  let isOpen = false
  fakeApi({
    dashboard_counts: () => {
      if (isOpen) return dashboard_counts()
      throw new FakeRefusal('admin-session-required')
    },
    admin_signin: () => {
      isOpen = true
      return { adid: 'ADM-1001' }
    },
    get_news: () => ({ data: [anArticle({ title: 'North light' })] }),
  })
  const { user } = openDashboard('news')
  await user.type(await screen.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
  expect(await screen.findByRole('heading', { name: 'North light' })).toBeDefined()
})

it('asks for a code where the account has a second factor, after the id and the password', async () => {
  let isOpen = false
  const recovery = 'abcdefghjkmnpqrstvwx0000'
  const { calls } = fakeApi({
    dashboard_counts: () => {
      if (isOpen) return dashboard_counts()
      throw new FakeRefusal('admin-session-required')
    },
    admin_signin: ({ adps, code }) => {
      if (adps !== 'Adm1n#25') throw new FakeRefusal('admin-sign-in-failed')
      if (code === undefined) throw new FakeRefusal('factor-required')
      if (code !== '123456' && code !== recovery)
        throw new FakeRefusal('factor-code-wrong', undefined, ['code'])
      isOpen = true
      return { adid: 'ADM-1001' }
    },
    get_news: () => ({ data: [anArticle({ title: 'North light' })] }),
  })
  const { user } = openDashboard('news')
  const open = () => user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
  expect(await screen.findByLabelText('Admin id')).toBeDefined()
  expect(screen.queryByLabelText('Code')).toBeNull()
  await user.type(screen.getByLabelText('Admin password'), 'Adm1n#25')
  await open()

  const code = await screen.findByLabelText('Code')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(screen.queryByLabelText('Admin password')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(code))
  await open()
  expect(await screen.findByText(rules.factorCode.message, { exact: false })).toBeDefined()
  await user.type(code, '000000')
  await open()
  expect(await screen.findByText(errors['factor-code-wrong'].msg, { exact: false })).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByLabelText('Recovery code')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'ABCD EFGH-JKMN-PQRS-TVWX-0000')
  await open()
  expect(await screen.findByRole('heading', { name: 'North light' })).toBeDefined()
  const sent = calls.filter(({ name }) => name === 'admin_signin').map(({ input }) => input)
  const right = { adid: 'ADM-1001', adps: 'Adm1n#25' }
  expect(sent).toEqual([right, { ...right, code: '000000' }, { ...right, code: recovery }])
})

it('goes back from the code to the password', async () => {
  fakeApi({
    dashboard_counts: () => {
      throw new FakeRefusal('admin-session-required')
    },
    admin_signin: () => {
      throw new FakeRefusal('factor-required')
    },
  })
  const { user } = openDashboard('news')
  await user.type(await screen.findByLabelText('Admin password'), 'Adm1n#25')
  await user.click(screen.getByRole('button', { name: 'Open the dashboard' }))
  await user.click(await screen.findByRole('button', { name: 'Start again' }))
  expect(screen.getByLabelText<HTMLInputElement>('Admin password').value).toBe('')
  expect(screen.getByLabelText<HTMLInputElement>('Admin id').value).toBe('ADM-1001')
})

it('lists what broke in browsers, below the figures', async () => {
  const fault = { message: 'TypeError: “…” broke', release: 'index-1a.js', screen: '/rate', count: 3, at: 0 }
  fakeApi({
    dashboard_counts,
    get_needs: () => ({ data: [] }),
    get_setup: () => ({ steps: null }),
    get_figures: () => figuresUntil(),
    get_faults: () => ({ data: [fault] }),
  })
  openDashboard('')
  const list = within(await screen.findByRole('region', { name: 'Browser errors' }))
  expect(list.getByText('TypeError: “…” broke')).toBeDefined()
  expect(list.getByText('03 times')).toBeDefined()
  expect(list.getByText('January 1, 1970')).toBeDefined()
})
