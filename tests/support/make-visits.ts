import { inParallel, newVisitor } from './client.ts'
import type { Visit } from './locked-visits.ts'

/**
 * Makes the visits, those of a member with this token; answers what they leaked, and their statuses.
 * @param leaksIn finds what an answer must not have
 */
export async function makeVisits(
  visits: readonly Visit[],
  token: string,
  leaksIn: (answer: Buffer) => readonly string[],
) {
  const leaks: string[] = []
  const statuses = new Map<number, number>()
  await inParallel(visits.length, 6, async (at) => {
    const { url, init = {}, asMember } = visits[at] ?? { url: '' }
    const headers = {
      ...init.headers,
      'x-visitor': newVisitor(),
      ...(asMember && { authorization: `Bearer ${token}` }),
    }
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    statuses.set(response.status, 1 + (statuses.get(response.status) ?? 0))
    const leaked = leaksIn(Buffer.from(await response.arrayBuffer()))
    if (leaked.length > 0) leaks.push(`${url} ${init.body ?? ''} leaks ${leaked.join(', ')}`)
  })
  return { leaks, statuses }
}
