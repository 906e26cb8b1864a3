import { paths } from '@dlm/contract/site/paths'
import { keyOf } from '@dlm/contract/sonata/key-format'
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore'
import { UserDoc } from '../accounts/user.doc.ts'
import { writeAuditEntry } from '../content/audit.ts'
import type { AdminContext } from '../content/content.ts'
import { handOver, prepareMail, reserveMail } from '../mail/prepared-mail.ts'
import { notifyMember } from '../notifications/notify.ts'
import { ApiError } from '../platform/api-error.ts'
import { retryOnConflict, setIfUnmodified } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { isKeyMailFree, keyMailFields, keyMailId } from './key-mail.ts'
import { toRequest } from './sonata.repo.ts'
import { SonataRequestDoc, searchableSonataRequest } from './sonata-request.doc.ts'

/** Reads a request with its owner's name and the state of its key's mail. */
async function readAll({ db, clock }: Platform, mid: string) {
  const snapshot = await db.doc(`sonata/${mid}`).get()
  if (!snapshot.exists) throw new ApiError('sonata-not-found')
  const request = parseDocument(SonataRequestDoc, snapshot)
  const [seen, owner] = await Promise.all([
    db.doc(`mails/${keyMailId(request)}`).get(),
    db.doc(`users/${request.uid}`).get(),
  ])
  // The account is being deleted, and the request is about to follow.
  if (!owner.exists) throw new ApiError('sonata-not-found')
  const { user } = parseDocument(UserDoc, owner)
  return { snapshot, request, user, seen, mayMail: isKeyMailFree(seen, clock.now()) }
}

/** The request as it is once it is paid: with the key of its cypher. */
function paid(request: SonataRequestDoc, now: number): SonataRequestDoc {
  const keynum = keyOf(request.cypher)
  if (keynum === null) throw new Error(`the cypher of ${request.transaction} makes no key`)
  return { ...request, keynum, paidAt: now }
}

/** Writes what a payment changes, notifies the member and writes the audit log. */
function issue(
  batch: WriteBatch,
  context: AdminContext,
  snapshot: DocumentSnapshot,
  after: SonataRequestDoc,
): void {
  const { keynum, paidAt, transaction: name } = after
  setIfUnmodified(batch, snapshot, { keynum, paidAt, grams: gramsOf(searchableSonataRequest(after)) })
  notifyMember(batch, context, after.uid, {
    title: 'Your key is ready',
    text: `We verified the payment ${name}. Your activation key is under Your keys.`,
    link: paths.profile,
  })
  writeAuditEntry(batch, context, 'm_key_enter', { subject: snapshot.ref.path, name })
}

/** Marks a request as paid and makes its key, once (DESIGN §5); the key's mail, unless it was sent or is on its way. */
export const m_key_enter: Handler<'m_key_enter'> = async (context, { mid }) => {
  const { platform } = context
  const before = await readAll(platform, mid)
  // Before anything is changed, so that a refusal leaves all as it was.
  if (before.mayMail) await reserveMail(platform, before.request.email)
  const { request, first, prepared } = await retryOnConflict(async () => {
    const { snapshot, request, user, seen, mayMail } = await readAll(platform, mid)
    const first = request.paidAt === null
    const after = first ? paid(request, platform.clock.now()) : request
    const { uid, email } = after
    const batch = platform.db.batch()
    if (first) issue(batch, context, snapshot, after)
    const prepared = mayMail
      ? prepareMail(batch, context, {
          ...{ template: 'key', to: { uid, user, email }, seen },
          fields: keyMailFields(mid, after),
        })
      : undefined
    await batch.commit()
    return { request: toRequest(mid, after), first, prepared }
  })
  if (first) context.count('keysPaid')
  return { data: [request], first, mail: prepared && (await handOver(platform, prepared)) }
}
