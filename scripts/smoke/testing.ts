import type { Check, Portal } from './portal.ts'

/** A request as a fake portal gets it. */
export interface Asked {
  url: string
  headers: Headers
  body: string
}

/** A portal that answers what `answer` says, and notes what it was asked. */
export function aPortal(answer: (asked: Asked) => Response): Portal & { asked: Asked[] } {
  const asked: Asked[] = []
  return {
    origin: 'https://portal.test',
    asked,
    fetch: async (input, init) => {
      const request = {
        url: String(input),
        headers: new Headers(init?.headers),
        body: String(init?.body ?? ''),
      }
      asked.push(request)
      return answer(request)
    },
  }
}

/** The check of this name. */
export function named(checks: readonly Check[], name: string): Check {
  const found = checks.find((check) => check.name.includes(name))
  if (!found) throw new Error(`no check is named ${name}`)
  return found
}
