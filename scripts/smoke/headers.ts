import { deployConfig } from '../lib/deploy-config.ts'
import { readFirebaseConfig } from '../lib/firebase-config.ts'
import type { Check, Portal } from './portal.ts'

type Wanted = readonly { key: string; value: string }[]

/** Half a year: below it, a browser could be led to the portal without TLS again too soon. Hosting may set a time of its own. */
const leastStrictTransport = 15_768_000

/** The headers that firebase.json gives to every answer, as they are deployed. */
export function headersOfEveryAnswer(): Wanted {
  return (
    deployConfig(readFirebaseConfig()).hosting.headers.find(({ source }) => source === '**')?.headers ?? []
  )
}

/** What an answer's headers lack of those wanted. */
export function headerFaults(headers: Headers, required: Wanted): string[] {
  return required.flatMap(({ key, value }) => {
    const actual = headers.get(key)
    if (actual === null) return [`${key} is missing`]
    if (key === 'Strict-Transport-Security') {
      const seconds = Number(/max-age=(\d+)/.exec(actual)?.[1] ?? 0)
      return seconds >= leastStrictTransport ? [] : [`${key} is ${actual}`]
    }
    return actual === value ? [] : [`${key} is ${actual}`]
  })
}

/**
 * The address of a script that the page at `/` loads.
 * @throws Error where it loads none
 */
async function findAsset({ origin, fetch }: Portal): Promise<string> {
  const page = await (await fetch(`${origin}/`)).text()
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  if (!asset) throw new Error('the page at / names no script below /assets/')
  return asset
}

const missing = '/assets/not-there.js'

interface Place {
  name: string
  path: string | ((portal: Portal) => Promise<string>)
  status: number
}

const places: readonly Place[] = [
  { name: 'a page', path: '/', status: 200 },
  { name: 'a page the function makes', path: '/services', status: 200 },
  { name: 'an asset', path: findAsset, status: 200 },
  { name: 'an asset that is not there', path: missing, status: 404 },
  { name: 'the API', path: '/api/get_news', status: 200 },
  { name: 'a call that is not there', path: '/api/no_such_call', status: 404 },
]

/** The security headers, at each place that gets them by a way of its own. */
const securityChecks: readonly Check[] = places.map(({ name, path, status }) => ({
  name: `security headers of ${name}`,
  async faults(portal) {
    const required = headersOfEveryAnswer()
    const response = await portal.fetch(
      portal.origin + (typeof path === 'string' ? path : await path(portal)),
    )
    const faults = headerFaults(response.headers, required)
    return response.status === status ? faults : [`answered ${response.status}, not ${status}`, ...faults]
  },
}))

/** A browser that caches a 404 does not request the file later, when it exists. */
const missingAsset: Check = {
  name: 'a missing asset is not cached',
  async faults({ origin, fetch }) {
    const cached = (await fetch(origin + missing)).headers.get('cache-control') ?? ''
    return /immutable|max-age=\d{5}/.test(cached) ? [`Cache-Control is ${cached}`] : []
  },
}

export const headerChecks: readonly Check[] = [...securityChecks, missingAsset]
