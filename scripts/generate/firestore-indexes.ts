import type { Kind } from '@dlm/contract/kinds/kind'
import { type KindList, kindLists } from '@dlm/contract/kinds/kind-lists'
import { contentKinds, kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { successPoint } from '@dlm/contract/kinds/success-point'

/** The composite indexes of what is no kind of content: `collection: field, field desc`; `grams` are what a search looks for. */
const otherIndexes = [
  'audit: grams, at desc',
  'audit: action, at desc',
  'audit: action, grams, at desc',
  'bin: grams, deletedAt desc',
  'bin: kind, deletedAt desc',
  'bin: kind, grams, deletedAt desc',
  'insights: month, views desc',
  'notifications: filter, createdAt desc',
  'notifications: filter, grams, createdAt desc',
  // The last one, and the one in front of another.
  'photos: fid, place desc',
  // Those of all open albums.
  'photos: locked, createdAt desc',
  'photos: locked, grams, createdAt desc',
  'questions: released, createdAt desc',
  'questions: released, grams, createdAt desc',
  'questions: reps, createdAt desc',
  'questions: reps, grams, createdAt desc',
  'questions: reps, createdAt',
  'questions: uid, createdAt desc',
  'questions: uid, grams, createdAt desc',
  'replies: fqid, createdAt',
  'replies: fqid, grams, createdAt',
  'rooms: grams, createdAt desc',
  'sonata: grams, createdAt desc',
  'sonata: uid, createdAt desc',
  'sonata: uid, grams, createdAt desc',
  'sonata: paidAt, createdAt',
  'users: grams, createdAt desc',
  'users: role, createdAt desc',
  'users: role, grams, createdAt desc',
  'users: verified, createdAt desc',
  'users: verified, grams, createdAt desc',
  // Those of an album.
  'audios: fid, createdAt desc',
  'videos: fid, createdAt desc',
]

/** Fields without queries: an index of a long one costs more than it is worth. */
const otherUnindexed = {
  questions: ['grams', 'ques'],
  replies: ['grams', 'ans'],
  rooms: ['grams', 'text', 'markdown', 'blocks', 'sections'],
  roomChoices: ['lists', 'stars', 'rejected'],
  roomSeen: ['pids'],
  drafts: ['fields', 'earlier'],
  tracks: ['cues'],
  insights: ['days'],
  usage: ['days'],
}

/** What is removed by the database at its `expireAt`. */
const expiring = [
  ...['throttles', 'otps', 'drafts', 'grants', 'sessions', 'audit', 'readers', 'invitations', 'faults'],
  ...['statistics', 'insights', 'usage'],
]

type ListedKind = KindList & Pick<Kind, 'collection'>

/** The lists of a kind in each of their orders, with a search and, where they are narrowed, without one. */
function indexesOfKind({ collection, orders, narrowedBy }: ListedKind): string[] {
  return Object.values(orders).flatMap(([field, direction]) => {
    const sorted = direction === 'desc' ? `${field} desc` : field
    if (!narrowedBy) return [`${collection}: grams, ${sorted}`]
    return [`${collection}: ${narrowedBy}, ${sorted}`, `${collection}: ${narrowedBy}, grams, ${sorted}`]
  })
}

/** Fields that hold several values, of which a query asks for one. */
const lists = ['grams', 'tagKeys']

/** An index as Firestore has it; ties are broken by the id in the same direction. */
function indexOf(line: string) {
  const [collectionGroup = '', list = ''] = line.split(': ')
  const fields = list.split(', ').map((field) => {
    const [fieldPath = '', direction] = field.split(' ')
    return lists.includes(fieldPath)
      ? { fieldPath, arrayConfig: 'CONTAINS' }
      : { fieldPath, order: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' }
  })
  const order = list.endsWith(' desc') ? 'DESCENDING' : 'ASCENDING'
  return { collectionGroup, queryScope: 'COLLECTION', fields: [...fields, { fieldPath: '__name__', order }] }
}

/** The whole of firestore.indexes.json. */
export function firestoreIndexes() {
  const ofKinds: readonly ListedKind[] = [
    ...contentKinds.map((kind) => ({ ...kindLists[kind], collection: kinds[kind].collection })),
    successPoint,
  ]
  const tagged = kindsWith('hasTags').map(
    (kind) => `${kinds[kind].collection}: ${kind === 'photo' ? 'locked, ' : ''}tagKeys, createdAt desc`,
  )
  const lines = new Set([...ofKinds.flatMap(indexesOfKind), ...tagged, ...otherIndexes])
  const unindexed = {
    ...Object.fromEntries(ofKinds.map((kind) => [kind.collection, kind.unindexed])),
    ...otherUnindexed,
  }
  return {
    indexes: [...lines].sort().map(indexOf),
    fieldOverrides: [
      ...Object.entries(unindexed).flatMap(([collectionGroup, fields]) =>
        fields.map((fieldPath) => ({ collectionGroup, fieldPath, indexes: [] })),
      ),
      ...expiring.map((collectionGroup) => ({
        ...{ collectionGroup, fieldPath: 'expireAt', ttl: true },
        indexes: [],
      })),
    ],
  }
}
