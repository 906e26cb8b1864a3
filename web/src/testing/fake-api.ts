import type { Answer, EndpointName, Request } from '@dlm/contract/contract'
import { type ErrorCode, errors } from '@dlm/contract/errors'
import { vi } from 'vitest'

type FakeAnswers = { [K in EndpointName]?: (input: Request<K>) => Answer<K> | Promise<Answer<K>> }

/** What a fake call throws to refuse like the server. */
export class FakeRefusal extends Error {
  readonly code: ErrorCode
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** The fields at fault, each with the message of the code. */
  readonly fields: readonly string[]

  constructor(code: ErrorCode, retryAfter?: number, fields: readonly string[] = []) {
    super(code)
    this.code = code
    this.retryAfter = retryAfter
    this.fields = fields
  }
}

/**
 * Every form of content asks for its draft, every list for what is featured, the account page for the member’s rooms; a test that is
 * about these answers in its own way.
 */
const withNothing: FakeAnswers = {
  get_featured: () => ({ ids: [] }),
  get_draft: () => ({ draft: null }),
  save_draft: ({ revision }) => ({ revision: revision + 1, savedAt: 0, earlier: 0 }),
  discard_draft: () => ({}),
  my_rooms: () => ({ data: [] }),
}

/** Calls that a test made and gave no answer for. */
let undeclared: string[] = []

/** The calls without an answer since it was last asked: the set-up fails a test that made any, even where the failure was caught. */
export function takeUndeclaredCalls(): string[] {
  const taken = undeclared
  undeclared = []
  return taken
}

/** Answers the API's calls in place of the server, typed by the contract. A call without an answer fails the test. */
export function fakeApi(answers: FakeAnswers) {
  const calls: { name: string; input: unknown }[] = []
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://portal.test')
    // A file of Hosting, which is asked for to see whether there is a connection: there is.
    if (!pathname.startsWith('/api/')) return new Response()
    const name = pathname.replace('/api/', '')
    const input = init.body ? JSON.parse(String(init.body)) : Object.fromEntries(searchParams)
    calls.push({ name, input })
    const answer = ({ ...withNothing, ...answers } as Record<string, (input: unknown) => unknown>)[name]
    if (!answer) {
      undeclared.push(name)
      throw new Error(`no fake answer for ${name}`)
    }
    return Response.json(await envelope(() => answer(input)))
  })
  vi.stubGlobal('fetch', fetch)
  return { calls, fetch }
}

async function envelope(answer: () => unknown): Promise<object> {
  try {
    return { status: 'success', ...((await answer()) as object) }
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    const { msg, title } = errors[error.code]
    const { code, retryAfter } = error
    const fields = Object.fromEntries(error.fields.map((field) => [field, msg]))
    return { status: 'error', code, msg, title, fields, ...(retryAfter && { retryAfter }) }
  }
}
