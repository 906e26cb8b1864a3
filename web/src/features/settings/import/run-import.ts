import { ImportedArticle, ImportedPhotos, importedAtOnce } from '@dlm/contract/import/import.schema'
import { importTexts } from '@dlm/contract/import/import.texts'
import { registeredAlready } from '@dlm/contract/media/admin-media.texts'
import type { Plan, PlannedAlbum, PlannedArticle, PlannedPhoto } from '@dlm/import/plan'
import type * as z from 'zod'
import { inspectFile, UnfitFile, unreadable } from '../../../admin/form/inspect-file.ts'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ApiFailure, noConnection } from '../../../lib/api/api-failure.ts'
import type { ChosenSource } from './chosen-source.ts'

/** What an import did. */
export interface Outcome {
  /** Albums, photos and articles that were added, that were there before, and that are in the recycle bin. */
  added: number
  existing: number
  binned: number
  /** What could not be added, and why. */
  failed: string[]
}

/** What is imported. */
export interface Import {
  source: ChosenSource
  plan: Plan
  /** For articles that have none. */
  cover: File | null
}

interface Run extends Import {
  signal: AbortSignal
  outcome: Outcome
  /** By which it can be undone; empty until something is new. */
  run: string
  /** Is given how much of the plan is done. */
  onProgress(done: number): void
  done: number
}

/** Articles that are planned by one call. */
const articlesAtOnce = 500
/** Files that are sent at the same time. */
const sentAtOnce = 3
/** Photos that are tried as the cover of an album. */
const coverTries = 5

function advance(run: Run, by = 1): void {
  run.done += by
  run.onProgress(run.done)
}

function fail(run: Run, name: string, reason: string): void {
  run.outcome.failed.push(importTexts.because(name, reason))
}

/** Why one entry was not taken; of anything else the import stops, to be continued. @throws */
function reasonOf(error: unknown): string {
  const isOfEntry = error instanceof ApiFailure && ['upload-not-valid', 'invalid-input'].includes(error.code)
  if (!isOfEntry) throw error
  return Object.values(error.fields)[0] ?? error.message
}

/** A file of the source as it is sent; why it is not, for one that cannot be. */
async function fitFile({ files }: ChosenSource, path: string): Promise<File | { reason: string }> {
  try {
    const blob = await files.get(path)?.open()
    const name = path.slice(path.lastIndexOf('/') + 1)
    return (await inspectFile('image', new File(blob ? [blob] : [], name, { type: blob?.type ?? '' }))).file
  } catch (error) {
    return { reason: error instanceof UnfitFile ? error.message : unreadable }
  }
}

/** Sends files, some at the same time; the paths that they have then. @throws ApiFailure without a connection */
async function send(files: readonly File[], signal: AbortSignal): Promise<string[]> {
  const { places } = await requestUploadSlots(files.map((file) => ({ file, name: file.name })))
  const paths = places.map(({ path = '' }) => path)
  for (let from = 0; from < files.length; from += sentAtOnce) {
    signal.throwIfAborted()
    await Promise.all(
      files.slice(from, from + sentAtOnce).map(async (file, nth) => {
        const path = paths[from + nth]
        if (!path) return
        const { task } = await sendFile(file, path)
        await task.then(
          () => undefined,
          () => {
            throw noConnection()
          },
        )
      }),
    )
  }
  return paths
}

/** A file as people find it: below what was chosen. */
const within = ({ source }: Run, path: string) => path.slice(source.root.length + 1)

/** Files that can be sent, each with what it is of; the others are named. */
async function fitFiles<Item>(
  run: Run,
  items: readonly Item[],
  pathOf: (item: Item) => string,
): Promise<{ item: Item; file: File }[]> {
  const fit: { item: Item; file: File }[] = []
  for (const item of items) {
    const file = await fitFile(run.source, pathOf(item))
    if (file instanceof File) fit.push({ item, file })
    else fail(run, within(run, pathOf(item)), file.reason)
  }
  return fit
}

async function planPart(
  run: Run,
  part: Pick<Parameters<typeof callAdmin<'plan_import'>>[1], 'albums' | 'articles'>,
) {
  const planned = await callAdmin('plan_import', { source: run.source.name, ...part })
  if (planned.albums.length + planned.articles.length > 0) run.run = planned.run
  run.outcome.existing += planned.existing
  run.outcome.binned += planned.binned
  run.outcome.failed.push(...planned.leftOut)
  return planned
}

/** Adds an album with the first of its photos that can be shown as its cover; false where there is none. */
async function addAlbum(
  run: Run,
  { id, name }: PlannedAlbum,
  place: number,
  photos: readonly PlannedPhoto[],
) {
  for (const photo of photos.slice(0, coverTries)) {
    const file = await fitFile(run.source, photo.file)
    if (!(file instanceof File)) continue
    const [fp = ''] = await send([file], run.signal)
    try {
      await callAdmin('import_album', { run: run.run, id, place, alname: name, fp })
      run.outcome.added += 1
      return true
    } catch (error) {
      reasonOf(error)
    }
  }
  fail(run, name, importTexts.noPhoto)
  return false
}

type NewPhoto = z.input<typeof ImportedPhotos>['files'][number]
const PhotoForm = ImportedPhotos.shape.files.element

/** Sends and registers some photos of an album. */
async function addPhotos(
  run: Run,
  album: { id: string; place: number },
  photos: readonly { photo: PlannedPhoto; place: number }[],
): Promise<void> {
  const fit = await fitFiles(run, photos, ({ photo }) => photo.file)
  const paths =
    fit.length > 0
      ? await send(
          fit.map(({ file }) => file),
          run.signal,
        )
      : []
  const files = fit.flatMap(({ item: { photo, place }, file }, nth): NewPhoto[] => {
    const { id: pid, alt, caption } = photo
    const form = { pid, name: file.name, file: paths[nth] ?? '', alt, caption, place }
    const { error } = PhotoForm.safeParse(form)
    if (error) fail(run, within(run, photo.file), error.issues[0]?.message ?? '')
    return error ? [] : [form]
  })
  if (files.length > 0) {
    const { added, refused } = await callAdmin('import_photos', {
      ...{ run: run.run, fid: album.id, place: album.place, files },
    })
    run.outcome.added += added
    // Another tab was faster.
    const sources = new Map(fit.map(({ item }, nth) => [paths[nth], item.photo.file]))
    for (const { name, file, msg } of refused)
      if (msg !== registeredAlready) fail(run, within(run, sources.get(file) ?? name), msg)
  }
  advance(run, photos.length)
}

async function importAlbum(run: Run, planned: PlannedAlbum, place: number): Promise<void> {
  const { id, name, photos } = planned
  const ids = photos.map((photo) => photo.id)
  const part = await planPart(run, { albums: [{ id, name, place, photos: ids }], articles: [] })
  const [album] = part.albums
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const news = (album?.photos ?? []).flatMap((each) => {
    const photo = byId.get(each.id)
    return photo ? [{ photo, place: each.place }] : []
  })
  advance(run, photos.length - news.length + 1)
  if (!album) return
  const isThere =
    album.isThere ||
    (await addAlbum(
      run,
      planned,
      place,
      news.map(({ photo }) => photo),
    ))
  if (!isThere) return advance(run, news.length)
  for (let from = 0; from < news.length; from += importedAtOnce) {
    run.signal.throwIfAborted()
    await addPhotos(run, album, news.slice(from, from + importedAtOnce))
  }
}

/** The file of an article's cover: its own, or the one for all that have none; null without one. */
async function coverOf(run: Run, { title, cover }: PlannedArticle): Promise<File | null> {
  if (cover === null) {
    if (run.cover === null) fail(run, title, importTexts.noCover)
    return run.cover
  }
  const file = await fitFile(run.source, cover)
  if (file instanceof File) return file
  fail(run, title, file.reason)
  return null
}

/** The texts of an article, as the server checks them. */
const ArticleTexts = ImportedArticle.pick({ title: true, text: true, createdAt: true })

async function importArticle(run: Run, article: PlannedArticle): Promise<void> {
  const { id, title, markdown: text, createdAt } = article
  const { error } = ArticleTexts.safeParse({ title, text, createdAt })
  if (error) return fail(run, title, error.issues[0]?.message ?? '')
  const cover = await coverOf(run, article)
  if (cover === null) return
  const [photo = ''] = await send([cover], run.signal)
  try {
    await callAdmin('import_article', { run: run.run, id, title, text, photo, createdAt })
    run.outcome.added += 1
  } catch (failure) {
    fail(run, title, reasonOf(failure))
  }
}

async function importArticles(run: Run, articles: readonly PlannedArticle[]): Promise<void> {
  const part = await planPart(run, { albums: [], articles: articles.map(({ id }) => id) })
  const isNew = new Set(part.articles)
  for (const article of articles) {
    run.signal.throwIfAborted()
    if (isNew.has(article.id)) await importArticle(run, article)
    advance(run)
  }
}

/** How much a plan is: its albums, photos and articles. */
export function sizeOf({ albums, articles }: Plan): number {
  return albums.reduce((sum, { photos }) => sum + 1 + photos.length, articles.length)
}

/**
 * Adds what a plan has and the portal does not. One thing that fails is named, and the others are added. Run again, it continues.
 * @param onProgress is given how much of the plan is done, of `sizeOf` it
 * @throws ApiFailure without a connection, or where the server takes no more now; whatever `signal` was aborted with
 */
export async function runImport(
  { plan, ...what }: Import,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { added: 0, existing: 0, binned: 0, failed: [] }
  const run: Run = { ...what, plan, signal, onProgress, outcome, run: '', done: 0 }
  for (const [place, album] of plan.albums.entries()) {
    signal.throwIfAborted()
    await importAlbum(run, album, place)
  }
  for (let from = 0; from < plan.articles.length; from += articlesAtOnce)
    await importArticles(run, plan.articles.slice(from, from + articlesAtOnce))
  if (run.run) await callAdmin('finish_import', { run: run.run })
  return outcome
}
