import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, relative } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import { endingOf, mediaFormats } from '@dlm/contract/media/media-types'
import { readMarkdownFile, UnreadableFrontMatter } from './front-matter.ts'
import { hiddenBecause } from './hidden.ts'
import { momentOf } from './moment.ts'
import { photoTexts } from './photo-words.ts'
import {
  cut,
  emptyPlan,
  idFor,
  type Plan,
  type PlannedAlbum,
  type PlannedArticle,
  type PlannedPhoto,
} from './plan.ts'
import { fileWithin, readText } from './source-file.ts'
import { isOfSystem } from './system-files.ts'

const photoEndings = new Set(uploads.image.types.flatMap((type) => [...mediaFormats[type].endings]))
const longest = { album: 100, name: 200, alt: 500, caption: 500, title: 150 }

/** As people count: photo 9 before photo 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** A day at the start of a file's name, as Jekyll has it. */
const datedName = /^(\d{4}-\d{2}-\d{2})[-_ ](.+)$/

/** What Jekyll and Hugo do not publish, by its place. */
function hiddenPlace(path: string): string | null {
  const places = path.split(/[\\/]/)
  const name = places.at(-1) ?? ''
  if (/^_index\./i.test(name)) return 'it is the page of a section'
  const folder = places.slice(0, -1).find((each) => /^_(?!posts$)/i.test(each))
  if (folder) return `it is in ${folder}, which is not published`
  return name.startsWith('_') ? 'its name begins with _, which is not published' : null
}

/** The article of a Markdown file, or why it is none: titled by its front matter, its first heading or its name. */
function articleOf(root: string, file: string, now: number): PlannedArticle | string {
  const path = relative(root, file)
  const { matter, text } = readMarkdownFile(readText(file))
  const hidden = hiddenPlace(path) ?? hiddenBecause(matter, now)
  if (hidden) return hidden
  const ofName = basename(file, extname(file))
  const [, day, rest] = datedName.exec(ofName) ?? []
  const [, heading] = /^#\s+(.+)\r?\n?/.exec(text) ?? []
  const given = matter.title === undefined || matter.title === null ? undefined : String(matter.title)
  const title = cut(given ?? heading ?? (rest ?? ofName).replaceAll(/[-_]+/g, ' '), longest.title)
  const markdown = given === undefined && heading !== undefined ? text.replace(/^#.*\r?\n?/, '').trim() : text
  if (title === '') return 'its title is empty'
  if (markdown === '') return 'it has no text'
  const written = matter.date ?? matter.publishdate ?? matter.published_at ?? day
  const createdAt = written === undefined ? statSync(file).mtimeMs : momentOf(written)
  if (createdAt === null) return `its date cannot be read: ${String(written)}`
  if (createdAt > now) return 'its date is in the future'
  const cover = matter.cover === undefined || matter.cover === null ? null : String(matter.cover)
  const picture = cover === null ? null : fileWithin(root, dirname(file), cover)
  if (cover !== null && picture === null) return `its cover ${cover} is not there, or not below the folder`
  return { id: idFor(title, path), title, markdown, cover: picture, createdAt: Math.floor(createdAt) }
}

/** The photos of one folder, in the order of their names. */
function albumOf(plan: Plan, root: string, folder: string, files: readonly string[]): PlannedAlbum | null {
  const within = relative(root, folder)
  const name = cut((within || basename(folder)).split(/[\\/]/).join(' – '), longest.album)
  const id = idFor(name, within)
  const photos: PlannedPhoto[] = []
  const add = (file: string) => {
    const path = relative(root, file)
    if (statSync(file).size > uploads.image.maxBytes)
      return void plan.leftOut.push(`${path}: it has more than ${uploads.image.maxBytes / 1024 / 1024} MB`)
    const { alt, caption } = photoTexts(readFileSync(file))
    photos.push({
      ...{ id: idFor(basename(file, extname(file)), path), file, name: cut(basename(file), longest.name) },
      ...{ alt: cut(alt, longest.alt), caption: cut(caption, longest.caption) },
    })
  }
  for (const file of files) eachAlone(plan.leftOut, root, file, () => add(file))
  return photos.length > 0 ? { id, name, photos } : null
}

/** What was found below a folder, and what is not looked at. */
interface Found {
  folders: { folder: string; files: string[] }[]
  ofSystems: number
  leftOut: string[]
}

/** Every folder below this one, itself first, with its files in the order of their names. Links are not followed. */
function filesBelow(root: string): Found {
  const found: Found = { folders: [], ofSystems: 0, leftOut: [] }
  const visit = (folder: string): void => {
    const entries = readdirSync(folder, { withFileTypes: true })
    const own = entries
      .filter(({ name }) => !isOfSystem(name))
      .sort((one, other) => byName(one.name, other.name))
    found.ofSystems += entries.length - own.length
    const path = ({ name }: { name: string }) => join(folder, name)
    for (const entry of own)
      if (!entry.isFile() && !entry.isDirectory())
        found.leftOut.push(
          `${relative(root, path(entry))}: ${entry.isSymbolicLink() ? 'a link, which is not followed' : 'no file'}`,
        )
    found.folders.push({ folder, files: own.filter((entry) => entry.isFile()).map(path) })
    for (const entry of own)
      if (entry.isDirectory()) eachAlone(found.leftOut, root, path(entry), () => visit(path(entry)))
  }
  visit(root)
  return found
}

/** One file's or folder's fault is one line of the report. */
function eachAlone(leftOut: string[], root: string, file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    const path = relative(root, file)
    if (error instanceof UnreadableFrontMatter)
      leftOut.push(
        `${path}${error.line === null ? '' : `:${error.line}`}: its front matter cannot be read: ${error.message}`,
      )
    else
      leftOut.push(
        `${path}: it cannot be read${error instanceof Error && 'code' in error ? ` (${error.code})` : ''}`,
      )
  }
}

const isMarkdown = (file: string) => /\.(md|markdown)$/i.test(file)
const isPhoto = (file: string) => photoEndings.has(endingOf(file))

/**
 * Reads a folder: each folder with photos below it is an album, in the order of its files' names, with the texts that the photos
 * have by IPTC and XMP; each Markdown file that is plainly public is an article. The folders of an album that Lychee exports are such folders.
 * @param now ms
 */
export function readFolders(root: string, now: number): Plan {
  const plan = emptyPlan()
  const { folders, ofSystems, leftOut } = filesBelow(root)
  for (const file of folders.flatMap(({ files }) => files).filter(isMarkdown))
    eachAlone(plan.leftOut, root, file, () => {
      const article = articleOf(root, file, now)
      if (typeof article === 'string') plan.leftOut.push(`${relative(root, file)}: ${article}`)
      else plan.articles.push(article)
    })
  const covers = new Set(plan.articles.map(({ cover }) => cover))
  for (const { folder, files } of folders) {
    const photos = files.filter((file) => isPhoto(file) && !covers.has(file))
    const album = photos.length > 0 ? albumOf(plan, root, folder, photos) : null
    if (album) plan.albums.push(album)
    for (const file of files)
      if (!isPhoto(file) && !isMarkdown(file))
        plan.leftOut.push(`${relative(root, file)}: neither a JPEG, PNG or WebP picture nor Markdown`)
  }
  plan.leftOut.push(...leftOut)
  if (ofSystems > 0) plan.leftOut.push(`what systems put beside files, such as thumbnails: ${ofSystems}`)
  return plan
}
