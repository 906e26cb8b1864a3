import { formFields } from '@dlm/contract/form-fields'
import { ImportedArticle, ImportedPhotos, importedAtOnce } from '@dlm/contract/import/import.schema'
import { importTexts } from '@dlm/contract/import/import.texts'
import { registeredAlready } from '@dlm/contract/media/admin-media.texts'
import type { Plan, PlannedAlbum, PlannedArticle, PlannedPhoto } from '@dlm/import/plan'
import { callAdmin } from '../../../auth/admin-session.ts'
import { advance, fail, type Import, type Outcome, type Run, reasonOf, within } from './import-run.ts'
import { type Fit, fitFile, fitFiles, type Sent, send, sendFit } from './send-files.ts'

/** Articles that are planned by one call. */
const articlesAtOnce = 500
/** Photos that are tried as the cover of an album. */
const coverTries = 5

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

/** Adds an album with the first of these photos that can be its cover; false where there is none. */
async function addAlbum(
  run: Run,
  { id, name }: PlannedAlbum,
  place: number,
  covers: readonly File[],
  first: string,
) {
  for (const [at, cover] of covers.slice(0, coverTries).entries())
    try {
      const [fp = ''] = at === 0 ? [first] : await send([cover], run.signal)
      await callAdmin('import_album', { run: run.run, id, place, alname: name, fp })
      run.outcome.added += 1
      return true
    } catch (error) {
      reasonOf(error)
    }
  return false
}

interface NewPhoto {
  photo: PlannedPhoto
  place: number
}

const PhotoForm = ImportedPhotos.shape.files.element

/** Registers photos that were sent. */
async function registerPhotos(
  run: Run,
  { id: fid, place }: { id: string; place: number },
  sent: readonly Sent<NewPhoto>[],
) {
  const files = sent.flatMap(({ item, file, path }) => {
    const { id: pid, alt, caption } = item.photo
    const form = { pid, name: file.name, file: path, alt, caption, place: item.place }
    const { error } = PhotoForm.safeParse(form)
    if (error) fail(run, within(run, item.photo.file), error.issues[0]?.message ?? '')
    return error ? [] : [form]
  })
  if (files.length === 0) return
  const { added, refused } = await callAdmin('import_photos', { run: run.run, fid, place, files })
  run.outcome.added += added
  const sources = new Map(sent.map(({ item, path }) => [path, item.photo.file]))
  // Another tab was faster.
  for (const { name, file, msg } of refused)
    if (msg !== registeredAlready) fail(run, within(run, sources.get(file) ?? name), msg)
}

async function importAlbum(run: Run, planned: PlannedAlbum, place: number): Promise<void> {
  const { id, name, photos } = planned
  const ids = photos.map((photo) => photo.id)
  const part = await planPart(run, { albums: [{ id, name, place, photos: ids }], articles: [] })
  const [album] = part.albums
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const newPhotos = (album?.photos ?? []).flatMap((each): NewPhoto[] => {
    const photo = byId.get(each.id)
    return photo ? [{ photo, place: each.place }] : []
  })
  advance(run, photos.length - newPhotos.length + 1)
  if (!album) return
  let isThere = album.isThere
  for (let from = 0; from < newPhotos.length; from += importedAtOnce) {
    run.signal.throwIfAborted()
    const some = newPhotos.slice(from, from + importedAtOnce)
    const fit = await fitFiles(run, some, ({ photo }) => photo.file)
    // The cover is a file of its own, which goes with them: requests for places are limited.
    const cover = isThere ? [] : fit.slice(0, 1)
    const sent = await sendFit(run, [...cover, ...fit], ({ photo }) => within(run, photo.file))
    if (!isThere && sent[0])
      isThere = await addAlbum(
        run,
        planned,
        place,
        fit.map(({ file }) => file),
        sent[0].path,
      )
    if (isThere) await registerPhotos(run, album, sent.slice(cover.length))
    advance(run, some.length)
  }
  if (!isThere) fail(run, name, importTexts.noPhoto)
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

const longestText = formFields(ImportedArticle).text?.maxLength ?? 0

/** An article with its cover; none where it cannot be one. */
async function fitArticle(run: Run, article: PlannedArticle): Promise<Fit<PlannedArticle>[]> {
  const { title, markdown: text, createdAt } = article
  const { error } = ArticleTexts.safeParse({ title, text, createdAt })
  const isTooLong = text.length > longestText
  if (isTooLong) fail(run, title, importTexts.tooLong(text.length, longestText))
  else if (error) fail(run, title, error.issues[0]?.message ?? '')
  const file = error ? null : await coverOf(run, article)
  return file ? [{ item: article, file }] : []
}

async function addArticle(run: Run, { item, path: photo }: Sent<PlannedArticle>): Promise<void> {
  const { id, title, markdown: text, createdAt } = item
  try {
    await callAdmin('import_article', { run: run.run, id, title, text, photo, createdAt })
    run.outcome.added += 1
  } catch (error) {
    fail(run, title, reasonOf(error))
  }
}

async function importArticles(run: Run, articles: readonly PlannedArticle[]): Promise<void> {
  const part = await planPart(run, { albums: [], articles: articles.map(({ id }) => ({ id })) })
  const ids = new Set(part.articles)
  const isNew = articles.filter(({ id }) => ids.has(id))
  advance(run, articles.length - isNew.length)
  for (let from = 0; from < isNew.length; from += importedAtOnce) {
    run.signal.throwIfAborted()
    const some = isNew.slice(from, from + importedAtOnce)
    const fit: Fit<PlannedArticle>[] = []
    for (const article of some) fit.push(...(await fitArticle(run, article)))
    for (const article of await sendFit(run, fit, ({ title }) => title)) {
      run.signal.throwIfAborted()
      await addArticle(run, article)
    }
    advance(run, some.length)
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
