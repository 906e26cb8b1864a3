import { applySettings } from '@dlm/contract/brand/brand'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aQuestion, aReply } from '../testing/a-question.ts'
import { FakeRefusal, fakeApi } from '../testing/fake-api.ts'
import { renderLazyScreen } from '../testing/render-screen.tsx'
import Terms from './terms-n-conditions.tsx'

afterEach(() => applySettings({}))

const selected = () => screen.getByRole('tab', { selected: true }).textContent
const faq = '/terms_n_conditions?tab=faq'

it.each([
  ['/terms_n_conditions', 'Terms', 'Terms & conditions'],
  ['/terms_n_conditions?tab=privacy', 'Privacy', 'Privacy'],
  ['/terms_n_conditions?cookie_policy=true', 'Cookie policy', 'Cookie policy'],
  ['/terms_n_conditions?tab=nonsense', 'Terms', 'Terms & conditions'],
])('%s opens the tab %s', async (path, tab, title) => {
  await renderLazyScreen(<Terms />, path)
  await screen.findByText('In force since', { exact: false })
  expect(selected()).toBe(tab)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined()
  expect(screen.getByRole('tabpanel', { name: tab }).textContent).toContain('In force since')
})

it('stores the tab in the address, the documented one for the cookie policy', async () => {
  const { user, address } = await renderLazyScreen(<Terms />, '/terms_n_conditions')
  await user.click(await screen.findByRole('tab', { name: 'Privacy' }))
  expect(address()).toBe('/terms_n_conditions?tab=privacy')
  await user.keyboard('{ArrowRight}')
  expect(address()).toBe('/terms_n_conditions?cookie_policy=true')
  expect(screen.getByText('dsp-theme')).toBeDefined()
  await user.keyboard('{Home}')
  expect(address()).toBe('/terms_n_conditions')
  expect(selected()).toBe('Terms')
})

it('lists questions, and asks for the replies of the one that is opened', async () => {
  const api = fakeApi({
    get_faqs: () => ({ data: [aQuestion(), aQuestion({ id: 'q2', ques: 'Another?', reps: 0 })] }),
    get_reply: ({ cursor }) =>
      cursor ? { data: [aReply({ id: 'r2', ans: 'And one more.' })] } : { data: [aReply()], next: 'more' },
  })
  const { user } = await renderLazyScreen(<Terms />, faq)
  expect((await screen.findByText('Is there a limit to a zip?')).closest('summary')?.textContent).toContain(
    'ewan.reid, November 1, 202601 reply',
  )
  expect(screen.getByText('No reply yet')).toBeDefined()
  expect(api.calls.map(({ name }) => name)).toEqual(['get_faqs'])

  await user.click(screen.getByText('Is there a limit to a zip?'))
  expect(await screen.findByText('No, it comes in parts.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'More replies' }))
  expect(await screen.findByText('And one more.')).toBeDefined()
  expect(api.calls[1]).toEqual({ name: 'get_reply', input: { id: 'q1', limit: '12' } })
})

it('says so when a question has no reply, and when its replies cannot be had', async () => {
  let refused = true
  fakeApi({
    get_faqs: () => ({ data: [aQuestion()] }),
    get_reply: () => {
      if (refused) throw new FakeRefusal('too-many-requests')
      return { data: [] }
    },
  })
  const { user } = await renderLazyScreen(<Terms />, faq)
  await user.click(await screen.findByText('Is there a limit to a zip?'))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
  refused = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/^No reply yet. Check/)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('searches the questions without leaving the tab', async () => {
  fakeApi({ get_faqs: ({ search }) => ({ data: search ? [] : [aQuestion()] }) })
  const { user, address } = await renderLazyScreen(<Terms />, faq)
  await user.type(screen.getByRole('textbox', { name: 'Search questions' }), 'zzz')
  expect(await screen.findByText('No questions for “zzz”')).toBeDefined()
  await waitFor(() => expect(address()).toBe(`${faq}&search=zzz`))
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  await waitFor(() => expect(address()).toBe(faq))
  expect(await screen.findByText('Is there a limit to a zip?')).toBeDefined()
})

it('says inline that asking needs a sign-in, which leads back, and has the way to the questions', async () => {
  fakeApi({ get_faqs: () => ({ data: [aQuestion()] }) })
  const { user, address } = await renderLazyScreen(<Terms />, faq)
  await user.click(await screen.findByRole('link', { name: 'Ask a question' }))
  expect(await screen.findByText('Sign in required')).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    `/profile?back=${encodeURIComponent(`${faq}&ask=true`)}`,
  )
  await user.click(screen.getByRole('link', { name: 'All questions' }))
  expect(address()).toBe(faq)
  expect(await screen.findByText('Is there a limit to a zip?')).toBeDefined()
})

it('shows the text that the owner wrote, since when it holds, and what the browser stores below it', async () => {
  applySettings({ legal: ['cookies'] })
  const api = fakeApi({
    get_legal: () => ({
      legal: {
        ...{ since: '2026-11-01', changedOn: '2026-10-20', text: '' },
        blocks: [{ type: 'heading', level: 2, content: [{ type: 'text', text: 'Ours' }] }],
        embeds: [],
      },
    }),
  })
  await renderLazyScreen(<Terms />, '/terms_n_conditions?cookie_policy=true')
  expect(await screen.findByRole('heading', { name: 'Ours' })).toBeDefined()
  const panel = screen.getByRole('tabpanel').textContent
  expect(panel).toContain('In force since November 1, 2026')
  expect(panel).toContain('Last changed on October 20, 2026')
  expect(panel).toContain('dsp-theme')
  expect(panel).not.toContain('No cookies')
  expect(api.calls).toEqual([{ name: 'get_legal', input: { id: 'cookies' } }])
})

it('shows the shipped text where the owner has gone back to it, and what failed where none can be had', async () => {
  applySettings({ legal: ['terms', 'privacy'] })
  fakeApi({
    get_legal({ id }) {
      if (id === 'privacy') throw new FakeRefusal('too-many-requests')
      return { legal: null }
    },
  })
  const { user } = await renderLazyScreen(<Terms />, '/terms_n_conditions')
  expect(await screen.findByRole('heading', { name: 'Who we are' })).toBeDefined()
  await user.click(screen.getByRole('tab', { name: 'Privacy' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many tries')
})

it('leaves hidden areas out of the shipped terms', async () => {
  applySettings({ hidden: ['sonata'] })
  await renderLazyScreen(<Terms />, '/terms_n_conditions')
  expect(await screen.findByText(/^Links of services/)).toBeDefined()
  expect(screen.queryByText(/Sonata/)).toBeNull()
})
