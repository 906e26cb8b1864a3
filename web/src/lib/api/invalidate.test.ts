import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { invalidate } from './invalidate.ts'

/** A read that is shown; its answers come when the test gives them. */
function aRead() {
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['list', 'of this'], queryFn })
  const stop = observer.subscribe(() => {})
  return { client, answers, observer, stop }
}

it('asks again where the first answer is still on its way, and shows the later one', async () => {
  const { client, answers, observer, stop } = aRead()
  void invalidate(client, ['list'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  stop()
})

it('leaves what is shown until the next answer', async () => {
  const { client, answers, observer, stop } = aRead()
  answers[0]?.('before')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('before'))
  void invalidate(client, ['list'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(observer.getCurrentResult().data).toBe('before')
  answers[1]?.('after')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  stop()
})
