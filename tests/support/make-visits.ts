import { inParallel, newVisitor } from './client.ts'
import type { Visit } from './locked-visits.ts'

/**
 * Makes the visits, those of a member with this token; what they told, and how they were answered.
 * @param toldBy what is looked for in an answer
 */
export async function makeVisits(
  visits: readonly Visit[],
  token: string,
  toldBy: (answer: Buffer) => readonly string[],
) {
  const told: string[] = []
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
    const found = toldBy(Buffer.from(await response.arrayBuffer()))
    if (found.length > 0) told.push(`${url} ${init.body ?? ''} tells of ${found.join(', ')}`)
  })
  return { told, statuses }
}
