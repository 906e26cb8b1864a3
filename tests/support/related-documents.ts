import type { DraftDoc } from '../../functions/src/content/draft.doc.ts'
import { publicFolder } from '../../functions/src/files/media-paths.ts'
import { bucket, db, snapshotOfEverything } from './admin.ts'
import { aNotificationDoc, aQuestionDoc, aRatingDoc, aReplyDoc } from './factories/community.ts'
import { documents, writeDocuments } from './factories/documents.ts'
import { aSavedDoc } from './factories/media.ts'
import { aSonataRequestDoc } from './factories/sonata.ts'

const counted = /^throttles\//

const binned = {
  ...{ kind: 'sonata', subject: 'a-machine', name: 'A request', by: 'siteadmin' },
  ...{ deletedAt: Date.now(), returning: false, revision: 0 },
}

const aDraftDoc = (uid: string): DraftDoc => ({
  ...{ uid, kind: 'news', entry: null, entryRevision: 0, fields: { title: 'Half a title' }, earlier: [] },
  ...{ revision: 1, savedAt: 1, begunAt: 1 },
})

/** Writes something of every kind that belongs to a member; answers the paths of the documents. */
export async function addRelatedDocuments(uid: string): Promise<string[]> {
  const id = crypto.randomUUID()
  const written = [
    documents.saved(uid, aSavedDoc()),
    documents.openedRooms(uid, { rooms: { link: { proof: 'none', openedAt: 1, isListed: true } } }),
    documents.ratings(uid, aRatingDoc()),
    documents.questions(id, aQuestionDoc({ uid, reps: 1 })),
    documents.replies(id, aReplyDoc({ fqid: id })),
    documents.sonata(id, aSonataRequestDoc({ uid })),
    { path: `mails/${id}`, data: { uid } },
    { path: `drafts/${uid}.news`, data: aDraftDoc(uid) },
    { path: `bin/${id}`, data: { ...binned, data: aSonataRequestDoc({ uid }) } },
    documents.notifications(id, aNotificationDoc({ filter: uid })),
    documents.receipts(uid)(id, { viewedAt: 1 }),
  ]
  await writeDocuments(db, written)
  await bucket.file(`${publicFolder('profiles', uid)}/256.webp`).save('photo', { resumable: false })
  return written.map(({ path }) => path)
}

/** Every document that names a user, in its path or in its fields. */
export async function tracesOf(uid: string, ...names: string[]): Promise<string[]> {
  const everything = Object.entries(await snapshotOfEverything(counted))
  return everything
    .filter(([path, data]) => [uid, ...names].some((trace) => path.includes(trace) || data.includes(trace)))
    .map(([path]) => path)
}

/** How many files a member has. */
export const objectsOf = async (uid: string): Promise<number> =>
  (await bucket.getFiles({ prefix: publicFolder('profiles', uid) }))[0].length
