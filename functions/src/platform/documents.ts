import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type * as z from 'zod'
import { countRead } from './reads.ts'

/**
 * Reads a stored document through its schema, so that nothing unexpected travels further than the repo.
 * @throws Error naming the path when the document does not fit: answered as 500 and logged.
 */
export function parseDocument<S extends z.ZodType>(schema: S, snapshot: DocumentSnapshot): z.output<S> {
  countRead(snapshot)
  const parsed = schema.safeParse(snapshot.data())
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`document ${snapshot.ref.path} does not fit its schema: ${fields}`)
}
