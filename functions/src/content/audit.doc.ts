import { auditedActions } from '@dlm/contract/users/users.schema'
import * as z from 'zod'

/**
 * `audit/{id}`: one admin call. Written once, in the batch of the change; changed only where an account is deleted that it
 * names, and removed after 400 days (`expireAt`).
 */
export const AuditDoc = z.object({
  /** Milliseconds; lists are sorted by it, newest first. */
  at: z.number(),
  uid: z.string(),
  user: z.string(),
  action: z.enum(auditedActions),
  /** Path of the document that was touched. */
  subject: z.string(),
  /** What people call it; never a secret, an e-mail address or what a member wrote. */
  name: z.string(),
  /** The caller's network address. */
  address: z.string(),
})
export type AuditDoc = z.infer<typeof AuditDoc>

/** The texts that are searched. */
export function searchableAudit({
  user,
  name,
  subject,
}: Pick<AuditDoc, 'user' | 'name' | 'subject'>): string[] {
  return [user, name, subject]
}
