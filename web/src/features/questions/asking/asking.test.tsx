import type { Question, Reply } from '@dlm/contract/questions/questions.schema'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import Terms from '../../../screens/terms-n-conditions.tsx'
import { aQuestion, aReply } from '../../../testing/a-question.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { FakeRefusal, fakeApi } from '../../../testing/fake-api.ts'
import { message } from '../../../testing/message.ts'
import { renderLazyScreen } from '../../../testing/render-screen.tsx'

const path = '/terms_n_conditions?tab=faq&ask=true'
const others = aQuestion({ id: 'q-other', ques: 'Where can I find my invoice?', reps: 1 })
const unanswered = aQuestion({ id: 'q-none', ques: 'An invoice without a reply?', reps: 0 })

beforeEach(() => void signedIn())

/** A server with the questions of the member. */
function server(initial: Question[] = [], replies: Reply[] = []) {
  let [questions, answers] = [initial, replies]
  return fakeApi({
    get_faqs: ({ search }) => ({
      data: [others, unanswered].filter(({ ques }) => ques.includes(String(search))),
    }),
    get_qa: () => ({ data: questions }),
    get_reply: () => ({ data: answers }),
    qa: ({ user, ques }) => {
      const question = aQuestion({ id: 'q-new', user, ques, reps: 0, shown: false })
      questions = [question, ...questions]
      return { data: [question] }
    },
    qa_delete: ({ id }) => {
      questions = questions.filter((question) => question.id !== id)
      return {}
    },
    ans_delete: ({ id }) => {
      answers = answers.filter((answer) => answer.id !== id)
      return {}
    },
  })
}

const own = () => within(screen.getByRole('region', { name: 'Your questions' }))
const answer = async (dialog: string, button: string) =>
  within(await message(dialog)).getByRole('button', { name: button })

it('asks with the member’s name, and the question is listed among the own ones', async () => {
  const { calls } = server()
  const { user } = await renderLazyScreen(<Terms />, path)
  expect(await screen.findByText(/You haven’t asked anything yet/)).toBeDefined()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' })
  expect([name.value, name.readOnly]).toEqual(['member01', true])
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'May I print it?')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(await answer('Question added', 'OK'))
  expect(own().getByText('May I print it?')).toBeDefined()
  expect(own().getByText(/Only visible to you until we answer/)).toBeDefined()
  expect(calls.find(({ name }) => name === 'qa')?.input).toEqual({
    user: 'member01',
    ques: 'May I print it?',
    uid: 'uid-member',
  })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe('')
})

it('shows what was answered before while one is typing, and nothing without a reply', async () => {
  server()
  const { user } = await renderLazyScreen(<Terms />, path)
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Can I have an invoice?')
  const similar = within(await screen.findByRole('region', { name: 'Similar questions' }))
  expect(similar.getByText('Where can I find my invoice?')).toBeDefined()
  expect(similar.queryByText('An invoice without a reply?')).toBeNull()
})

it('shows the error at the field for an empty question, and sends nothing', async () => {
  const { calls } = server()
  const { user, address } = await renderLazyScreen(<Terms />, path)
  const field = screen.getByRole('textbox', { name: 'Your question' })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect(screen.getByRole('alert').textContent).toBe('Write your question.')
  expect(document.activeElement).toBe(field)
  expect([address(), screen.queryByRole('alertdialog')]).toEqual([path, null])
  await user.type(field, 'Now?')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls.some(({ name }) => name === 'qa')).toBe(false)
})

it('a double click asks once', async () => {
  const { calls } = server()
  const { user } = await renderLazyScreen(<Terms />, path)
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), 'Twice?')
  const ask = screen.getByRole('button', { name: 'Ask' })
  act(() => {
    ask.click()
    ask.click()
  })
  await user.click(await answer('Question added', 'OK'))
  expect(calls.filter(({ name }) => name === 'qa')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does not clear the text when the server refuses, and says why', async () => {
  server()
  fakeApi({
    get_qa: () => ({ data: [] }),
    get_faqs: () => ({ data: [] }),
    qa: () => {
      throw new FakeRefusal('too-many-requests')
    },
  })
  const { user } = await renderLazyScreen(<Terms />, path)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
  await user.type(field, 'Once more?')
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many tries')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(field.value).toBe('Once more?')
})

it('deletes an own question once that is confirmed', async () => {
  const { calls } = server([aQuestion({ ques: 'Shall I go?', reps: 0 })])
  const { user } = await renderLazyScreen(<Terms />, path)
  await user.click(await own().findByText('Shall I go?'))
  await user.click(own().getByRole('button', { name: 'Delete question' }))
  await user.click(await answer('Delete this question?', 'No'))
  expect(calls.some(({ name }) => name === 'qa_delete')).toBe(false)
  await user.click(own().getByRole('button', { name: 'Delete question' }))
  await user.click(await answer('Delete this question?', 'Delete question'))
  await user.click(await answer('Question deleted', 'OK'))
  expect(screen.getByText(/You haven’t asked anything yet/)).toBeDefined()
})

it('deletes a reply to an own question', async () => {
  server([aQuestion()], [aReply(), aReply({ id: 'r2', ans: 'Another one.' })])
  const { user } = await renderLazyScreen(<Terms />, path)
  await user.click(await own().findByText('Is there a limit to a zip?'))
  expect(await own().findByText('No, it comes in parts.')).toBeDefined()
  const [first] = own().getAllByRole('button', { name: 'Delete reply' })
  if (first) await user.click(first)
  await user.click(await answer('Delete this reply?', 'Delete reply'))
  await waitFor(() => expect(own().queryByText('No, it comes in parts.')).toBeNull())
  expect(own().getByText('Another one.')).toBeDefined()
})
