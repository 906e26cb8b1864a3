import type { PublicationFacts } from '@dlm/contract/common.schema'
import { asDraft } from '@dlm/contract/constants'
import { studioDay } from '@dlm/contract/format/day'
import { studioMinute } from '@dlm/contract/format/studio-minute'
import { studioMoment } from '@dlm/contract/format/studio-moment'
import type { ListState } from '@dlm/contract/list-states'
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore'
import * as z from 'zod'
import type { Clock } from '../platform/clock.ts'
import { parseDocument } from '../platform/documents.ts'

/** The fields that say when a document is public. */
export const publicationFields = {
  /** Milliseconds: when it is published. A future time, or `never`, makes it a draft: only admins see it. */
  createdAt: z.number(),
  /** The studio's day (YYYY-MM-DD) from whose beginning only admins see it; empty where it stays. */
  takeDown: z.string().default(''),
}

const Publication = z.object(publicationFields)
type Publication = z.infer<typeof Publication>

/** When a draft without a set time is published (ms): the end of the last year of four digits. */
export const never = Date.UTC(10_000, 0) - 1

/** When something is published that is to be published then, as `PublishAt` has it, in ms: now where that is past. */
export function publicationOf(clock: Clock, wanted: string): number {
  const now = clock.now()
  if (wanted === '') return now
  return wanted === asDraft ? never : Math.max(now, studioMoment(wanted))
}

/**
 * When an entry is published that a form wants published then (ms); null for one that is published already, whose time does
 * not change. With a future time it becomes a draft again.
 */
export function movedPublication(clock: Clock, before: Publication, wanted: string): number | null {
  const at = publicationOf(clock, wanted)
  return isUnpublished(before, clock) || at > clock.now() ? at : null
}

/** The same as the form has it. @param createdAt ms */
export function toPublishAt(createdAt: number): string {
  return createdAt >= never ? asDraft : studioMinute(createdAt)
}

/** The studio's day that an entry carries: of its publication, or today's where no time is set for that. @param createdAt ms */
export function dayOf(createdAt: number, clock: Clock): string {
  return studioDay(createdAt >= never ? clock.now() : createdAt)
}

/** Whether it is not published yet. */
export function isUnpublished({ createdAt }: Pick<Publication, 'createdAt'>, clock: Clock): boolean {
  return createdAt > clock.now()
}

/** Whether it is public: published, and not taken down. */
export function isPublished(entry: Publication, clock: Clock): boolean {
  const { takeDown } = entry
  return !isUnpublished(entry, clock) && (takeDown === '' || studioDay(clock.now()) < takeDown)
}

/** The same of a document. */
export function isOut(document: DocumentSnapshot, clock: Clock): boolean {
  return isPublished(parseDocument(Publication, document), clock)
}

/** What admins' lists say of it beyond the public fields. */
export function publicationFacts(entry: Publication, clock: Clock): z.infer<typeof PublicationFacts> {
  return {
    ...(isUnpublished(entry, clock) && { publish: toPublishAt(entry.createdAt) }),
    ...(entry.takeDown && { takeDown: entry.takeDown }),
  }
}

/** Leaves drafts out of a list that is sorted by `createdAt`. */
export function withoutDrafts(clock: Clock) {
  return (query: Query): Query => query.where('createdAt', '<=', clock.now())
}

/** Leaves only drafts of what is published at `createdAt`. */
export function onlyDrafts(clock: Clock) {
  return (query: Query): Query => query.where('createdAt', '>', clock.now())
}

/** Leaves only drafts with a date. */
function onlyScheduled(clock: Clock) {
  return (query: Query): Query => onlyDrafts(clock)(query).where('createdAt', '<', never)
}

/** Leaves only what is taken down. */
function onlyTakenDown(clock: Clock) {
  return (query: Query): Query =>
    query.where('takeDown', '>', '').where('takeDown', '<=', studioDay(clock.now()))
}

/** What leaves only the entries in a state. */
export const onlyIn: Readonly<Record<ListState, typeof onlyDrafts>> = {
  drafts: onlyDrafts,
  scheduled: onlyScheduled,
  unpublished: onlyTakenDown,
}

/**
 * Leaves out of a list what is not public. No query can exclude both drafts and entries that are taken down, nor drafts where
 * the list is sorted by something else than `createdAt`: both are few, each is read and left out.
 */
export function onlyPublic(clock: Clock) {
  return {
    narrow: withoutDrafts(clock),
    isSecret: (document: DocumentSnapshot) => !isOut(document, clock),
  }
}
