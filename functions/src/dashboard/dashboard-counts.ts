import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { editors, isOneOf, keepers, type Roles, supporters } from '@dlm/contract/roles'
import type { Handler } from '../platform/handler.ts'
import { countMatches } from '../platform/reads.ts'

/** How many there are of each that the caller looks after, counted by the database without reading them. */
export const dashboard_counts: Handler<'dashboard_counts'> = async ({ platform: { db }, caller }) => {
  const all = (name: string) => countMatches(db.collection(name))
  const counts: Readonly<Record<string, [Roles, () => Promise<number>]>> = {
    ...Object.fromEntries(
      kindsWith('hasDrafts').map((kind) => {
        const { tool, roles, collection } = kinds[kind]
        return [tool, [roles, () => all(collection)]]
      }),
    ),
    media: [editors, async () => (await all('photos')) + (await all('videos')) + (await all('audios'))],
    questions: [supporters, () => countMatches(db.collection('questions').where('reps', '==', 0))],
    sonata: [keepers, () => countMatches(db.collection('sonata').where('paidAt', '==', null))],
    users: [supporters, () => all('users')],
  }
  const own = Object.entries(counts).filter(([, [roles]]) => isOneOf(roles, caller.adminRole))
  return Object.fromEntries(
    await Promise.all(own.map(async ([name, [, counted]]) => [name, await counted()])),
  )
}
