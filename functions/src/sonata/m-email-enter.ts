import { studioDay } from '@dlm/contract/format/day'
import { ApiError } from '../platform/api-error.ts'
import { compareAndSet } from '../platform/compare-and-set.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Caller, Handler } from '../platform/handler.ts'
import { randomId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { gramsOf } from '../platform/search.ts'
import { toStatus } from './sonata.repo.ts'
import { SonataRequestDoc, searchableSonataRequest } from './sonata-request.doc.ts'

/** Eight letters and digits that are read out and typed without mistakes. */
function shortCode(): string {
  return randomId(96)
    .toUpperCase()
    .replace(/[^A-Z2-9]|[IO]/g, '')
    .padEnd(8, '7')
    .slice(0, 8)
}

function newRequest({ clock }: Platform, { uid, email }: Caller, cypher: string): SonataRequestDoc {
  const createdAt = clock.now()
  const [first, second] = [shortCode(), shortCode()]
  return {
    transaction: `TRX-${studioDay(createdAt).slice(2).replaceAll('-', '')}-${first}`,
    devid: `DEV-${second.slice(0, 4)}-${second.slice(4)}`,
    uid,
    email,
    cypher,
    keynum: null,
    createdAt,
    paidAt: null,
  }
}

/** Submits a machine; a repeated call of the same member answers the existing request (SPEC §4). */
export const m_email_enter: Handler<'m_email_enter'> = async (
  { platform, caller, count },
  { mid, cypher },
) => {
  const newlyRequested = newRequest(platform, caller, cypher)
  const request = await compareAndSet(platform.db.doc(`sonata/${mid}`), (snapshot) => {
    if (snapshot.exists) return { data: null, result: parseDocument(SonataRequestDoc, snapshot) }
    return {
      data: { ...newlyRequested, grams: gramsOf(searchableSonataRequest(newlyRequested)) },
      result: newlyRequested,
    }
  })
  if (request === newlyRequested) count('keyRequests')
  if (request.uid !== caller.uid) throw new ApiError('sonata-taken')
  return { data: [toStatus(mid, request, caller.uid)] }
}
