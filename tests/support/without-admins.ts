import { db } from './admin.ts'

/**
 * Makes the running portal one without an admin, for tests that run alone.
 * @returns what gives their roles back to those who were there
 */
export async function withoutAdmins(): Promise<() => Promise<void>> {
  const { docs } = await db.collection('users').where('role', '==', 'admin').get()
  const setRoles = async (role: 'admin' | 'client') => {
    const batch = db.batch()
    for (const { ref } of docs) batch.update(ref, { role })
    await batch.commit()
  }
  await setRoles('client')
  return () => setRoles('admin')
}
