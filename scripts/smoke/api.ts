import { listCache } from '@dlm/contract/endpoint'
import { sidClaim } from '../../functions/src/accounts/sessions.ts'
import { cacheControl } from '../../functions/src/http/cache.ts'
import { type Check, type Portal, readJson } from './portal.ts'

/** A call that no cache answers in the place of the function. */
function post(
  { origin, fetch }: Portal,
  call: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
}

const publicRead: Check = {
  name: 'a public read answers, and caches may keep it',
  async faults({ origin, fetch }) {
    const response = await fetch(`${origin}/api/get_news`)
    const { status, data } = await readJson(response)
    const cached = response.headers.get('cache-control')
    return [
      ...(response.ok && status === 'success' && Array.isArray(data)
        ? []
        : [`answered ${response.status}, ${JSON.stringify(status)}`]),
      ...(cached === cacheControl(listCache) ? [] : [`Cache-Control is ${cached}`]),
    ]
  },
}

/** The member, and the session, that a token claims to be. */
interface Claimed {
  uid: string
  sid: string
}

/** An ID token that only the emulators accept: well-formed, of this moment, without a signature. */
export function unsignedToken(projectId: string, { uid, sid }: Claimed, now: number): string {
  const seconds = Math.floor(now / 1000)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    ...{ sub: uid, user_id: uid, auth_time: seconds, iat: seconds, exp: seconds + 3600 },
    [sidClaim]: sid,
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** @param claimed should be a live session: a missing one is refused for that reason alone */
function unsigned(claimed: Claimed): Check {
  return {
    name: 'an unsigned token opens nothing',
    async faults(portal) {
      const { projectId } = await readJson(await portal.fetch(`${portal.origin}/__/firebase/init.json`))
      const token = unsignedToken(String(projectId), claimed, Date.now())
      const response = await post(portal, 'get_notifications', { authorization: `Bearer ${token}` })
      const { code } = await readJson(response)
      return response.status === 401 && code === 'session-ended'
        ? []
        : [`answered ${response.status}, ${code}`]
    },
  }
}

/** Entries a caller may write to look like another caller. */
const forged = ['203.0.113.7', '203.0.113.7, 198.51.100.9, 192.0.2.1', 'x'.repeat(300)]

const forwardedFor: Check = {
  name: 'a forged X-Forwarded-For changes no answer',
  async faults(portal) {
    const plain = await post(portal, 'get_3_news')
    const expected = JSON.stringify(await readJson(plain))
    const faults: string[] = plain.ok ? [] : [`answered ${plain.status} without one`]
    for (const entries of forged) {
      const response = await post(portal, 'get_3_news', { 'x-forwarded-for': entries })
      const same = JSON.stringify(await readJson(response)) === expected
      if (response.status !== plain.status || !same)
        faults.push(`answered ${response.status} to ${entries.slice(0, 40)}, ${plain.status} without one`)
    }
    return faults
  },
}

export function apiChecks(claimed: Claimed): readonly Check[] {
  return [publicRead, unsigned(claimed), forwardedFor]
}
