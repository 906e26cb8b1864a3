import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aQuestion, aReply } from '../testing/a-question.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { dashboard_counts, openDashboard } from '../testing/open-dashboard.tsx'

vi.mock('../auth/firebase-sessions.ts', () => import('../testing/fake-firebase-sessions.ts'))

const get_saved_replies = () => ({ data: [] as { id: string; name: string; text: string }[] })
const question = aQuestion({ reps: 0, shown: false })

it('replies to the question that is chosen, and says so', async () => {
  let waiting = [question]
  const { calls } = fakeApi({
    dashboard_counts,
    get_saved_replies,
    get_faqs: () => ({ data: waiting }),
    ans_qa: ({ fqid, answ }) => {
      waiting = []
      return { data: [aReply({ fqid, ans: answ })] }
    },
  })
  const view = openDashboard('faqs')
  expect(await screen.findByRole('heading', { name: 'Your Questions' })).toBeDefined()
  await view.user.click(await screen.findByRole('button', { name: /^Is there a limit/ }))
  expect(view.address()).toContain('open=q1')
  const panel = within(screen.getByRole('dialog', { name: 'Reply' }))
  await view.user.click(panel.getByRole('button', { name: 'Submit' }))
  expect(await panel.findByText(/Write your reply\./)).toBeDefined()
  expect(calls.some(({ name }) => name === 'ans_qa')).toBe(false)

  await view.user.type(panel.getByLabelText('Your reply'), 'No.')
  await view.user.click(panel.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByRole('status', { name: 'Reply Submitted' })).toBeDefined()
  expect(calls.find(({ name }) => name === 'ans_qa')?.input).toEqual({ fqid: 'q1', answ: 'No.' })
  await waitFor(() => expect(view.address()).not.toContain('open='))
  expect(await screen.findByRole('heading', { name: 'You Have No Questions.' })).toBeDefined()
  await view.user.click(screen.getByRole('button', { name: 'OK' }))
})

it('asks for questions without a reply only; one is deleted into the bin, and restored', async () => {
  let waiting = [question]
  const { calls } = fakeApi({
    dashboard_counts,
    get_saved_replies,
    get_faqs: () => ({ data: waiting }),
    delete_question: () => {
      waiting = []
      return {}
    },
    restore: () => {
      waiting = [question]
      return {}
    },
  })
  const { user } = openDashboard('faqs')
  await user.click(await screen.findByRole('button', { name: 'Delete question' }))
  expect(await screen.findByRole('heading', { name: 'You Have No Questions.' })).toBeDefined()
  expect(calls.find(({ name }) => name === 'get_faqs')?.input).toMatchObject({ unanswered: true })
  expect(calls.find(({ name }) => name === 'delete_question')?.input).toEqual({ id: 'q1' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Delete question' })).toBeDefined()
  expect(calls.find(({ name }) => name === 'restore')?.input).toEqual({ kind: 'question', id: 'q1' })
})

it('publishes a question before it is answered, and says so', async () => {
  let isPublic = false
  const { calls } = fakeApi({
    dashboard_counts,
    get_saved_replies,
    get_faqs: () => ({ data: [{ ...question, shown: isPublic }] }),
    release_question: () => {
      isPublic = true
      return {}
    },
  })
  const { user } = openDashboard('faqs')
  await user.click(await screen.findByRole('button', { name: 'Publish question' }))
  expect(await screen.findByRole('status', { name: 'Question published' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.getByText(/, public$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Publish question' })).toBeNull()
  expect(calls.find(({ name }) => name === 'release_question')?.input).toEqual({ id: 'q1' })
})

it('opens the question of a link, however far down the list it is', async () => {
  const pages = [{ data: [aQuestion({ fqid: 'q0', reps: 0 })], next: 'older' }, { data: [question] }]
  fakeApi({
    dashboard_counts,
    get_saved_replies,
    get_faqs: ({ cursor }) => pages[cursor === undefined ? 0 : 1] as (typeof pages)[0],
  })
  openDashboard('faqs&open=q1')
  expect(await screen.findByLabelText('Your reply')).toBeDefined()
})

it('says so when the question of a link is not there any more', async () => {
  fakeApi({ dashboard_counts, get_faqs: () => ({ data: [question] }) })
  openDashboard('faqs&open=gone')
  await waitFor(() =>
    expect(screen.getByRole('dialog').textContent).toContain('has been answered or removed'),
  )
})

const hours = { id: 'hours', name: 'Opening hours', text: 'From nine to five.' }

it('inserts a saved reply after what is typed, and saves the field’s text, replacing one of the same name', async () => {
  let saved = [hours]
  const { calls } = fakeApi({
    dashboard_counts,
    get_faqs: () => ({ data: [question] }),
    get_saved_replies: () => ({ data: saved }),
    save_reply: (reply) => {
      saved = [...saved.filter(({ id }) => id !== reply.id), reply]
      return {}
    },
  })
  const { user } = openDashboard('faqs&open=q1')
  const panel = within(await screen.findByRole('dialog', { name: 'Reply' }))
  await user.type(panel.getByLabelText('Your reply'), 'Hello.')
  await user.selectOptions(await panel.findByLabelText('Insert a saved reply'), 'Opening hours')
  expect(panel.getByLabelText('Your reply')).toHaveProperty('value', 'Hello.\n\nFrom nine to five.')
  expect(document.activeElement).toBe(panel.getByLabelText('Your reply'))

  await user.click(panel.getByText('Saved replies'))
  const save = async (name: string) => {
    await user.type(panel.getByLabelText('Name'), name)
    await user.click(panel.getByRole('button', { name: 'Save reply' }))
    expect(await screen.findByRole('status', { name: 'Reply saved' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'OK' }))
  }
  await save('opening hours')
  await save('Greeting')
  const text = 'Hello.\n\nFrom nine to five.'
  expect(calls.flatMap(({ name, input }) => (name === 'save_reply' ? [input] : []))).toEqual([
    { id: 'hours', name: 'opening hours', text },
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Greeting', text },
  ])
  expect(await panel.findByRole('option', { name: 'Greeting' })).toBeDefined()
})

it('saves no empty reply; one that is deleted is restored', async () => {
  let saved = [hours]
  const { calls } = fakeApi({
    dashboard_counts,
    get_faqs: () => ({ data: [question] }),
    get_saved_replies: () => ({ data: saved }),
    save_reply: (reply) => {
      saved = [reply]
      return {}
    },
    delete_saved_reply: () => {
      saved = []
      return {}
    },
  })
  const { user } = openDashboard('faqs&open=q1')
  const panel = within(await screen.findByRole('dialog', { name: 'Reply' }))
  await user.click(panel.getByText('Saved replies'))
  await user.type(panel.getByLabelText('Name'), 'Nothing')
  await user.click(panel.getByRole('button', { name: 'Save reply' }))
  expect(await panel.findByText(/Type your reply above first/)).toBeDefined()
  expect(calls.some(({ name }) => name === 'save_reply')).toBe(false)

  await user.click(await panel.findByRole('button', { name: 'Delete the saved reply Opening hours' }))
  const undo = await panel.findByRole('button', { name: 'Undo' })
  expect(panel.queryByLabelText('Insert a saved reply')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.click(undo)
  expect(await panel.findByLabelText('Insert a saved reply')).toBeDefined()
  expect(saved).toEqual([hours])
})
