import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formFields } from '@dlm/contract/form-fields'
import { studioDay } from '@dlm/contract/format/day'
import { typeByBytes } from '@dlm/contract/media/file-signatures'
import { nameOfType } from '@dlm/contract/media/media-types'
import { NewNews } from '@dlm/contract/news/news.schema'
import type { Plan, PlannedArticle, PlannedPhoto } from '@dlm/import/plan'
import type { CollectionName } from '../../functions/src/archive/collections.ts'
import { isPicture, readPicture } from '../../functions/src/files/clean/picture.ts'
import { originalPath, publicFolder, unmodifiedPath } from '../../functions/src/files/media-paths.ts'
import { checkEnd, checkPicture, NotAPicture } from '../../functions/src/files/opened-picture.ts'
import { makeRenditions } from '../../functions/src/files/renditions.ts'
import { importedAt } from '../../functions/src/media/import/imported-at.ts'
import { ApiError } from '../../functions/src/platform/api-error.ts'
import { writtenText } from '../../functions/src/text/written-text.ts'
import { documentsFile, objectFile } from '../archive/files.ts'
import { writeManifest } from '../archive/write-manifest.ts'

const longestText = formFields(NewNews).text?.maxLength ?? 0
/** Milliseconds for one text: no call waits for an import. */
const parserTimeoutMs = 30_000

type Documents = Record<string, Record<string, unknown>>

/** A picture as its bytes say what it is, cleaned; null for none. */
function pictureIn(bytes: Buffer) {
  const type = typeByBytes('image', bytes)
  const read = type && isPicture(type) ? readPicture(bytes, type) : null
  return type && read ? { ...read, type } : null
}

/** Why one thing cannot be written, for its line of the report. */
function reasonOf(error: unknown): string {
  const fields = error instanceof ApiError ? Object.entries(error.details.fields ?? {}) : []
  const [first] = fields.map(([field, fault]) => `its ${field} ${fault}`)
  return first ?? (error instanceof Error ? error.message : String(error))
}

function writeObject(folder: string, path: string, bytes: Buffer): void {
  mkdirSync(dirname(objectFile(folder, path)), { recursive: true })
  writeFileSync(objectFile(folder, path), bytes)
}

/**
 * A cover as an archive has it: the widest rendition of a picture, in a folder that no other picture has, since browsers cache by
 * address. Null where the file is no picture.
 */
async function writeCover(folder: string, place: string, file: string) {
  const bytes = readFileSync(file)
  try {
    const { renditions, width, height } = await makeRenditions(pictureIn(bytes)?.clean ?? Buffer.alloc(0))
    const widest = renditions.reduce((one, other) => (other.width > one.width ? other : one))
    const own = `${place}/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`
    writeObject(folder, `${own}/${widest.width}.webp`, widest.webp)
    return { folder: own, width, height }
  } catch (error) {
    if (error instanceof NotAPicture) return null
    throw error
  }
}

/**
 * The document of a photo, after its files: the public file is cleaned, admins get the original. Null for no picture.
 * @throws NotAPicture for one that could not be shown
 */
async function writePhoto(folder: string, fid: string, photo: PlannedPhoto, createdAt: number) {
  const bytes = readFileSync(photo.file)
  const read = pictureIn(bytes)
  if (!read) return null
  await checkPicture(read.clean)
  if (!read.hasEnd) await checkEnd(read.clean)
  const { type } = read
  const { id, alt, caption } = photo
  const name = nameOfType(photo.name, type)
  const original = originalPath(publicFolder('photos', id), type)
  writeObject(folder, original, read.clean)
  writeObject(folder, unmodifiedPath(id, type), bytes)
  return {
    ...{ fid, name, alt, caption, locked: false, original, cleaned: true, createdAt },
    ...(read.camera && { camera: read.camera }),
  }
}

/**
 * Writes a plan as an archive of the portal (docs/decisions/041). Albums are as old as now, the first on top, and articles are as
 * old as they were.
 * @param folder a new one
 * @param fallback the cover of articles that have none
 * @param now ms
 * @returns what could not be written, and why
 */
export async function writePlan(
  plan: Pick<Plan, 'albums' | 'articles'>,
  folder: string,
  fallback: string | null,
  now: number,
): Promise<string[]> {
  const problems: string[] = []
  const [albums, photos, news]: [Documents, Documents, Documents] = [{}, {}, {}]
  for (const [at, album] of plan.albums.entries()) {
    const place = album.place ?? at
    const written: { photo: PlannedPhoto; document: Record<string, unknown> }[] = []
    for (const [nth, photo] of album.photos.entries())
      try {
        const document = await writePhoto(folder, album.id, photo, importedAt(now, place, photo.place ?? nth))
        if (document) written.push({ photo, document })
        else problems.push(`${photo.file} is no picture that can be read.`)
      } catch (error) {
        problems.push(`${photo.file} is no picture that can be read: ${reasonOf(error)}`)
      }
    for (const { photo, document } of album.isThere ? written : []) photos[photo.id] = document
    if (album.isThere) continue
    const [first] = written
    const cover = first && (await writeCover(folder, publicFolder('albums', album.id), first.photo.file))
    if (!cover) {
      problems.push(`${album.name} has no photo that can be shown, and is left out.`)
      continue
    }
    albums[album.id] = { name: album.name, locked: false, cover, createdAt: importedAt(now, place) }
    for (const { photo, document } of written) photos[photo.id] = document
  }
  for (const article of plan.articles) {
    try {
      const document = await writeArticle(folder, article, fallback)
      if (document) news[article.id] = document
      else
        problems.push(`“${article.title}” has no cover. Name one for all that have none: --cover <picture>`)
    } catch (error) {
      problems.push(`“${article.title}” cannot be an article: ${reasonOf(error)}`)
    }
  }
  const collections: Partial<Record<CollectionName, Documents>> = { albums, photos, news }
  for (const [name, documents] of Object.entries(collections)) {
    if (Object.keys(documents).length === 0) continue
    mkdirSync(dirname(documentsFile(folder, name)), { recursive: true })
    writeFileSync(documentsFile(folder, name), `${JSON.stringify(documents, null, 2)}\n`)
  }
  await writeManifest(folder)
  return problems
}

async function writeArticle(folder: string, article: PlannedArticle, fallback: string | null) {
  const { id, title, createdAt } = article
  if (article.markdown.length > longestText)
    throw new Error(`it has ${article.markdown.length} characters, and an article at most ${longestText}`)
  const { data: markdown, error } = NewNews.shape.text.safeParse(article.markdown)
  if (markdown === undefined) throw new Error(error?.issues[0]?.message)
  const file = article.cover ?? fallback
  const cover = file && (await writeCover(folder, publicFolder('news', id), file))
  if (!cover) return null
  return {
    ...{
      title,
      ...(await writtenText(markdown, parserTimeoutMs)),
      cover,
      createdAt,
      date: studioDay(createdAt),
    },
    ...{ views: 0, love: 0, hate: 0 },
  }
}
