import { BinDoc } from '../content/bin.doc.ts'
import { type ArchivedCollection, type CollectionName, collectionOfKind, collections } from './collections.ts'

type Document = Record<string, unknown>

/** A document of an archive. */
export interface Entry {
  name: CollectionName
  id: string
  document: Document
}

/** The line of an entry in the file of its collection. */
export const lineOf = ({ id, document }: Entry) => `${JSON.stringify({ id, document })}\n`

/** A collection whose documents' fields do not matter. */
export const anyCollection = (name: CollectionName) => collections[name] as ArchivedCollection<Document>

/** The collections of what was deleted with an album, and what it was before. */
const ofBinnedAlbum: Partial<Record<CollectionName, CollectionName>> = {
  binPhotos: 'photos',
  binVideos: 'videos',
  binAudios: 'audios',
}

/** What an entry is about: what was deleted, for one of the bin; itself for any other, and for what fits no schema. */
export function contentOf(entry: Entry): Entry {
  const { name, id, document } = entry
  const was = ofBinnedAlbum[name]
  if (was) return { name: was, id: id.split('/')[1] ?? '', document }
  if (name !== 'bin') return entry
  const { data: binned } = BinDoc.safeParse(document)
  return binned ? { name: collectionOfKind(binned.kind), id: binned.subject, document: binned.data } : entry
}

/** The same entry with other content. */
export function withContent({ name, id, document }: Entry, content: Document): Entry {
  return { name, id, document: name === 'bin' ? { ...document, data: content } : content }
}

/** Whether an entry is in the recycle bin, where no trigger makes its renditions. */
export const isBinned = ({ name }: Entry) => name === 'bin' || name in ofBinnedAlbum
