import type { Area } from '@dlm/contract/brand/areas'
import type { Need } from '@dlm/contract/dashboard/dashboard.schema'
import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { admins, editors, isOneOf, keepers, type Roles, supporters } from '@dlm/contract/roles'
import { isAnyShown } from '@dlm/contract/site/offered'
import type { Query } from 'firebase-admin/firestore'
import * as z from 'zod'
import { findMonth, type Month } from '../content/cost-month.ts'
import { never, onlyDrafts } from '../content/publication.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Handler } from '../platform/handler.ts'
import { countMatches, readQuery } from '../platform/reads.ts'

const kindsWithDrafts = kindsWith('hasDrafts')
type DraftArea = (typeof kinds)[(typeof kindsWithDrafts)[number]]['area']

/** What is read of whatever waits: when it came or will be published (ms), and a photo's album. */
const Waiting = z.object({ createdAt: z.number().optional(), fid: z.string().optional() })

/** How many match, and the first of them; null where there are none. */
async function firstOf(query: Query) {
  const [count, [first]] = await Promise.all([countMatches(query), readQuery(query.limit(1))])
  return first ? { count, ...parseDocument(Waiting, first) } : null
}

/** What waits for an admin, as far as it is the caller's to do, counted by the database; one document is read of each kind. */
export const get_needs: Handler<'get_needs'> = async ({ platform, caller }) => {
  const { db, clock } = platform
  const isFor = (roles: Roles) => isOneOf(roles, caller.adminRole)
  /** The first of an area; nothing waits in one that the owner hides. */
  const firstIn = async (area: Area, roles: Roles, query: Query) =>
    isFor(roles) && isAnyShown([area]) ? firstOf(query) : null
  const draftsOfKind = (kind: (typeof kindsWithDrafts)[number]) => {
    const { area, roles, collection } = kinds[kind]
    return firstIn(area, roles, onlyDrafts(clock)(db.collection(collection)))
  }
  const [month, questions, keys, mails, photos, alts, ...drafts] = await Promise.all([
    isFor(admins) ? findMonth(platform) : null,
    firstIn('questions', supporters, db.collection('questions').where('reps', '==', 0).orderBy('createdAt')),
    firstIn('sonata', keepers, db.collection('sonata').where('paidAt', '==', null).orderBy('createdAt')),
    isFor(admins) ? firstOf(db.collection('mails').where('status', '==', 'failed')) : null,
    firstIn('albums', editors, db.collection('photos').where('unreadable', '==', true)),
    firstIn('albums', editors, db.collection('photos').where('locked', '==', false).where('alt', '==', '')),
    ...kindsWithDrafts.map(draftsOfKind),
  ])
  const all: (Need | null)[] = [
    month && costsOf(month),
    questions && { kind: 'questions', count: questions.count, at: questions.createdAt },
    keys && { kind: 'keys', count: keys.count, at: keys.createdAt },
    mails && { kind: 'mails', count: mails.count },
    photos && { kind: 'photos', count: photos.count, album: photos.fid },
    draftsOf(
      drafts.flatMap((draft, at) => {
        const kind = kindsWithDrafts[at]
        return draft && kind ? [{ ...draft, area: kinds[kind].area }] : []
      }),
    ),
    alts && { kind: 'alts', count: alts.count, album: alts.fid },
  ]
  return { data: all.filter((need) => need !== null) }
}

/** A step that limits visitors, or whose mails are not known to be sent. */
function costsOf({ step, usage }: Month): Need | null {
  const isKnown = step <= 50 && usage.notifiedStep >= step && usage.isMailed
  return step === 0 || isKnown ? null : { kind: 'costs', count: step }
}

interface Drafts {
  area: DraftArea
  count: number
  createdAt?: number | undefined
}

/** @param drafts of each area, with when the next of them is published */
function draftsOf(drafts: readonly Drafts[]): Need | null {
  const [next] = drafts.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt))
  if (!next) return null
  const { createdAt = never, area } = next
  return {
    kind: 'drafts',
    count: drafts.reduce((sum, { count }) => sum + count, 0),
    area,
    ...(createdAt < never && { at: createdAt }),
  }
}
