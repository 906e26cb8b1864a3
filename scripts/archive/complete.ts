import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { contentOf, withContent } from '../../functions/src/archive/entry.ts'
import { VideoDoc } from '../../functions/src/media/video.doc.ts'
import { hashSecret } from '../../functions/src/platform/secrets.ts'
import type { Archive, ArchivedDocuments } from './read-archive.ts'

const Renditions = VideoDoc.pick({ renditions: true }).partial()

type Document = Record<string, unknown>
type Completion = (document: Document, id: string) => Document | Promise<Document>

/** How many documents of a collection name each value in one of their fields. */
function tally(documents: ArchivedDocuments, name: CollectionName, field: string): (value: string) => number {
  const counts = new Map<unknown, number>()
  for (const document of Object.values(documents[name] ?? {}))
    counts.set(document[field], (counts.get(document[field]) ?? 0) + 1)
  return (value) => counts.get(value) ?? 0
}

/** Hashes what is written down in plain text, as the passwords of the demo data are: `password` becomes `passwordHash`. */
async function hashed(document: Document, names: readonly string[]): Promise<Document> {
  const { ...whole } = document
  for (const name of names) {
    const secret = whole[name]
    if (typeof secret !== 'string') continue
    delete whole[name]
    whole[`${name}Hash`] = await hashSecret(secret)
  }
  return whole
}

/**
 * The documents of an archive with what follows from other parts of it: the numbers of an album's photos and of a question's
 * replies, size and type of originals, hashes. A photo has no renditions yet, unless its original is not there to make them of.
 * Pictures without an original are left as they are.
 */
export async function completeDocuments({
  documents,
  objects,
}: Pick<Archive, 'documents' | 'objects'>): Promise<ArchivedDocuments> {
  const photosOf = tally(documents, 'photos', 'fid')
  const repliesOf = tally(documents, 'replies', 'fqid')
  const ofOriginal = ({ original }: Document) => {
    const file = objects[String(original)]
    return file ? { size: file.size, type: file.contentType } : {}
  }
  const withoutRenditions = (photo: Document) => {
    if (!objects[String(photo.original)]) return photo
    const { rendering: _, movingTo: __, ...whole } = photo
    return { ...whole, picture: null }
  }
  /** Smaller versions that are too large for an archive are not named: visitors get the original. */
  const withFiles = (video: Document) => {
    const { renditions } = Renditions.parse(video)
    return renditions ? { renditions: renditions.filter(({ path }) => objects[path]) } : {}
  }
  const files: Partial<Record<CollectionName, Completion>> = {
    photos: (photo) => ({ ...withoutRenditions(photo), ...ofOriginal(photo) }),
    videos: (video) => ({ ...video, ...ofOriginal(video), ...withFiles(video) }),
    audios: (audio) => ({ ...audio, ...ofOriginal(audio) }),
  }
  const completions: Partial<Record<CollectionName, Completion>> = {
    albums: (album, id) => ({ ...album, photos: photosOf(id) }),
    questions: (question, id) => ({ ...question, reps: repliesOf(id) }),
    credentials: (credentials) => hashed(credentials, ['password', 'adminPassword']),
    albumSecrets: (secret) => hashed(secret, ['code']),
  }
  const completed: ArchivedDocuments = {}
  for (const name of Object.keys(documents) as CollectionName[]) {
    const whole: Record<string, Document> = {}
    for (const [id, document] of Object.entries(documents[name] ?? {})) {
      const completedOne = (await completions[name]?.(document, id)) ?? document
      const entry = { name, id, document: completedOne }
      const content = contentOf(entry)
      const withFiles = await files[content.name]?.(content.document, id)
      whole[id] = withFiles ? withContent(entry, withFiles).document : completedOne
    }
    completed[name] = whole
  }
  return completed
}
