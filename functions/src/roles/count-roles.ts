import type { UserDoc } from '../accounts/user.doc.ts'
import type { Platform } from '../platform/platform.ts'
import { countMatches } from '../platform/reads.ts'

/** How many accounts have each role; counted by the database, which reads no document. */
export async function countRoles({ db }: Pick<Platform, 'db'>): Promise<{ clients: number; admins: number }> {
  const count = (role: UserDoc['role']) => countMatches(db.collection('users').where('role', '==', role))
  const [clients, admins] = await Promise.all([count('client'), count('admin')])
  return { clients, admins }
}
