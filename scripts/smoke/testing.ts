import type { Check, Portal } from './portal.ts'

/** A request as a fake portal gets it. */
export interface AskedRequest {
  url: string
  headers: Headers
  body: string
}

/** A portal that answers what `answer` says, and records the requests. */
export function aPortal(answer: (request: AskedRequest) => Response): Portal & { requests: AskedRequest[] } {
  const requests: AskedRequest[] = []
  return {
    origin: 'https://portal.test',
    requests,
    fetch: async (input, init) => {
      const request = {
        url: String(input),
        headers: new Headers(init?.headers),
        body: String(init?.body ?? ''),
      }
      requests.push(request)
      return answer(request)
    },
  }
}

/** The check of this name. */
export function checkNamed(checks: readonly Check[], name: string): Check {
  const match = checks.find((check) => check.name.includes(name))
  if (!match) throw new Error(`no check is named ${name}`)
  return match
}
