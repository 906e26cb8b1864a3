import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import { parse as parseYaml } from 'yaml'
import * as z from 'zod'
import { photoTexts } from './photo-words.ts'
import { cut, emptyPlan, idFor, type Plan, type PlannedAlbum } from './plan.ts'

const photoEndings = new Set(['.jpg', '.jpeg', '.png', '.webp'])
const longest = { album: 100, name: 200, alt: 500, caption: 500, title: 150 }

/** As people count: photo 9 before photo 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** What the first lines of a Markdown file say of it, between two lines of dashes. */
const FrontMatter = z.object({
  title: z.string().optional(),
  date: z.union([z.date(), z.string()]).optional(),
  /** A picture's file, from the Markdown file on. */
  cover: z.string().optional(),
})

/** Front matter and the text after it. */
function parts(source: string): { matter: unknown; text: string } {
  const found = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source)
  if (!found) return { matter: {}, text: source.trim() }
  const [, matter = '', text = ''] = found
  return { matter: parseYaml(matter) ?? {}, text: text.trim() }
}

/** Adds the article of a Markdown file: titled by its front matter, its first heading or its name. */
function addArticle(plan: Plan, root: string, file: string): void {
  const path = relative(root, file)
  const { matter, text } = parts(readFileSync(file, 'utf8'))
  const front = FrontMatter.safeParse(matter)
  if (!front.success)
    return void plan.leftOut.push(`${path}: its front matter has a wrong ${fieldOf(front.error)}`)
  const { title: given, date, cover } = front.data
  const [, heading] = /^#\s+(.+)\r?\n?/.exec(text) ?? []
  const title = cut(given ?? heading ?? basename(file, extname(file)), longest.title)
  const markdown = given === undefined && heading !== undefined ? text.replace(/^#.*\r?\n?/, '').trim() : text
  if (markdown === '') return void plan.leftOut.push(`${path}: it has no text`)
  const createdAt = date === undefined ? statSync(file).mtimeMs : new Date(date).getTime()
  if (Number.isNaN(createdAt)) return void plan.leftOut.push(`${path}: its date cannot be read`)
  const picture = cover === undefined ? null : join(file, '..', cover)
  if (picture !== null && !statSync(picture, { throwIfNoEntry: false })?.isFile())
    return void plan.leftOut.push(`${path}: its cover ${cover} is not there`)
  plan.articles.push({
    id: idFor(title, path),
    title,
    markdown,
    cover: picture,
    createdAt: Math.floor(createdAt),
  })
}

const fieldOf = (error: z.ZodError) => error.issues.map(({ path }) => path.join('.')).join(', ')

/** The photos of one folder, in the order of their names. */
function albumOf(plan: Plan, root: string, folder: string, files: readonly string[]): PlannedAlbum | null {
  const within = relative(root, folder)
  const name = cut((within || basename(folder)).split(/[\\/]/).join(' – '), longest.album)
  const id = idFor(name, within)
  const photos = files.flatMap((file) => {
    const path = relative(root, file)
    const { size } = statSync(file)
    if (size > uploads.image.maxBytes) {
      plan.leftOut.push(`${path}: it has more than ${uploads.image.maxBytes / 1024 / 1024} MB`)
      return []
    }
    const { alt, caption } = photoTexts(readFileSync(file))
    return {
      ...{ id: idFor(basename(file, extname(file)), path), file, name: cut(basename(file), longest.name) },
      ...{ alt: cut(alt, longest.alt), caption: cut(caption, longest.caption) },
    }
  })
  return photos.length > 0 ? { id, name, photos } : null
}

/**
 * Reads a folder: each folder with photos below it is an album, in the order of its files' names, with the texts that the photos
 * have by IPTC and XMP; each Markdown file is an article. The folders of an album that Lychee exports are such folders.
 */
export function readFolders(root: string): Plan {
  const plan = emptyPlan()
  const covers = new Set<string>()
  const visit = (folder: string, then: (folder: string, files: string[]) => void): void => {
    const entries = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .sort((one, other) => byName(one.name, other.name))
    then(
      folder,
      entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name)),
    )
    for (const entry of entries) if (entry.isDirectory()) visit(join(folder, entry.name), then)
  }
  visit(root, (_, files) => {
    for (const file of files) if (/\.(md|markdown)$/i.test(file)) addArticle(plan, root, file)
  })
  for (const { cover } of plan.articles) if (cover !== null) covers.add(cover)
  visit(root, (folder, files) => {
    const photos = files.filter((file) => photoEndings.has(extname(file).toLowerCase()) && !covers.has(file))
    const album = photos.length > 0 ? albumOf(plan, root, folder, photos) : null
    if (album) plan.albums.push(album)
    for (const file of files)
      if (!photoEndings.has(extname(file).toLowerCase()) && !/\.(md|markdown)$/i.test(file))
        plan.leftOut.push(`${relative(root, file)}: neither a JPEG, PNG or WebP picture nor Markdown`)
  })
  return plan
}
