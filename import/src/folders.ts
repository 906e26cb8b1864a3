import { uploads } from '@dlm/contract/constants'
import { showsNothing } from '@dlm/contract/format/plain-line'
import { plural } from '@dlm/contract/format/plural'
import { wholeSize } from '@dlm/contract/format/whole-size'
import { basename, dirname, extname, join, relative } from 'pathe'
import { fileWithin, isPhoto } from './file-within.ts'
import { readMarkdownFile, UnreadableFrontMatter } from './front-matter.ts'
import { hiddenBecause } from './hidden.ts'
import { hiddenByPlace } from './inherited.ts'
import { momentOf } from './moment.ts'
import {
  cut,
  emptyPlan,
  idFor,
  longest,
  type Plan,
  type PlannedAlbum,
  type PlannedArticle,
  type PlannedPhoto,
} from './plan.ts'
import type { SourceFiles } from './source-files.ts'
import { isOfSystem, isSmallerCopy } from './system-files.ts'

/** As people count: photo 9 before photo 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare

/** A day at the start of a file's name, as Jekyll has it. */
const datedName = /^(\d{4}-\d{2}-\d{2})[-_ ](.+)$/

/** Folders that programs install: their pages are not content of the site. */
const ofPrograms = /^(?:vendor|themes|archetypes|examplesite)$/i
/** Files that document a site for its developers. */
const ofProject = /^(?:readme|licen[cs]e|changelog|contributing|code_of_conduct)$/i

/** What Jekyll and Hugo do not publish, by its place. */
function hiddenPlace(path: string): string | null {
  const places = path.split('/')
  const name = places.at(-1) ?? ''
  if (/^_index\./i.test(name)) return 'it is the page of a section'
  const folders = places.slice(0, -1)
  const folder = folders.find((each) => /^_(?!posts$)/i.test(each))
  if (folder) return `it is in ${folder}, which is not published`
  const program = folders.find((each) => ofPrograms.test(each))
  if (program) return `it is in ${program}, which has pages of programs`
  return name.startsWith('_') ? 'its name begins with _, which is not published' : null
}

/** The picture that a front matter names as the page's cover, as it is written; null without one. */
function namedCover({ cover }: Readonly<Record<string, unknown>>): string | null {
  if (cover === undefined || cover === null) return null
  // As themes of Hugo have it.
  if (typeof cover === 'object') return namedCover({ cover: 'image' in cover ? cover.image : undefined })
  return String(cover)
}

/** The folder that is read. */
interface Source {
  files: SourceFiles
  root: string
}

/** A Markdown file, as far as it says whether it is public. */
interface Page {
  file: string
  matter: Readonly<Record<string, unknown>>
  text: string
  /** The file of its cover; null without one. */
  cover: string | null
  /** Why it must not be published; null for one that is plainly public. */
  hidden: string | null
}

function pageOf({ files, root }: Source, file: string, now: number): Page {
  const path = relative(root, file)
  const { matter, text } = readMarkdownFile(files.text(file))
  const coverName = namedCover(matter)
  const cover = coverName === null ? null : fileWithin(files, root, dirname(file), coverName)
  const isOfProject = Object.keys(matter).length === 0 && ofProject.test(basename(file, extname(file)))
  const hidden =
    (isOfProject ? 'it is for those who work at the site' : null) ??
    hiddenPlace(path) ??
    hiddenBecause(matter, now) ??
    hiddenByPlace(files, root, file, now)
  return { file, matter, text, cover, hidden }
}

/** The name of a page by that of its file; a bundle of Hugo's is named by its folder. */
function nameOf(root: string, file: string): string {
  const ofFile = basename(file, extname(file))
  return ofFile.toLowerCase() === 'index' && dirname(file) !== root ? basename(dirname(file)) : ofFile
}

/** The article of a page that is public, or why it is none: titled by its front matter, its first heading or its name. */
function articleOf(
  { files, root }: Source,
  { file, matter, text, cover }: Page,
  now: number,
): PlannedArticle | string {
  const path = relative(root, file)
  const ofName = nameOf(root, file)
  const [, day, rest] = datedName.exec(ofName) ?? []
  const [, heading] = /^#\s+(.+)\n?/.exec(text) ?? []
  const ownTitle = matter.title === undefined || matter.title === null ? undefined : matter.title
  if (typeof ownTitle === 'object') return 'its title is no text'
  const title = cut(String(ownTitle ?? heading ?? (rest ?? ofName).replaceAll(/[-_]+/g, ' ')), longest.title)
  const markdown = ownTitle === undefined && heading !== undefined ? text.replace(/^#.*\n?/, '').trim() : text
  if (title === '') return 'its title is empty'
  if (showsNothing(markdown)) return 'it has no text'
  const written = matter.date ?? matter.publishdate ?? matter.publishedat ?? day
  // A file has fractions of milliseconds: one that was just written would be in the future.
  const createdAt = written === undefined ? Math.floor(files.find(file)?.changedAt ?? now) : momentOf(written)
  if (createdAt === null) return `its date cannot be read: ${String(written)}`
  if (createdAt > now) return 'its date is in the future'
  const coverName = namedCover(matter)
  if (coverName !== null && cover === null)
    return `its cover ${coverName} is not there, or not below the folder`
  return { id: idFor(title, path), title, markdown, cover, createdAt }
}

/** The photos of one folder, in the order of their names. */
function albumOf(
  plan: Plan,
  { files, root }: Source,
  folder: string,
  own: readonly string[],
): PlannedAlbum | null {
  const within = relative(root, folder)
  const name = cut((within || basename(folder)).split('/').join(' – '), longest.album)
  const photos: PlannedPhoto[] = []
  const add = (file: string) => {
    const path = relative(root, file)
    if ((files.find(file)?.size ?? 0) > uploads.image.maxBytes)
      return void plan.leftOut.push(`${path}: it has more than ${wholeSize(uploads.image.maxBytes)}`)
    const { digest, alt, caption } = files.photo(file)
    photos.push({
      ...{
        id: idFor(basename(file, extname(file)), `${path} ${digest}`),
        file,
        name: cut(basename(file), longest.name),
      },
      ...{ alt: cut(alt, longest.alt), caption: cut(caption, longest.caption) },
    })
  }
  for (const file of own) eachAlone(plan.leftOut, root, file, () => add(file))
  // Two devices have folders of one name, and photos of one name in them: what is in them says which it is.
  const id = idFor(name, [within, ...photos.map((photo) => photo.id)].join(' '))
  return photos.length > 0 ? { id, name, photos } : null
}

/** The folders below one, and what is left out. */
interface Found {
  folders: { folder: string; files: string[] }[]
  ofSystems: number
  leftOut: string[]
}

/** Every folder below this one, itself first, with its files in the order of their names. Links are not followed. */
function filesBelow({ files, root }: Source): Found {
  const listing: Found = { folders: [], ofSystems: 0, leftOut: [] }
  const visit = (folder: string): void => {
    const entries = files.entries(folder)
    const own = entries
      .filter(({ name }) => !isOfSystem(name))
      .sort((one, other) => byName(one.name, other.name))
    listing.ofSystems += entries.length - own.length
    const path = ({ name }: { name: string }) => join(folder, name)
    for (const entry of own)
      if (entry.kind === 'link' || entry.kind === 'other')
        listing.leftOut.push(
          `${relative(root, path(entry))}: ${entry.kind === 'link' ? 'a link, which is not followed' : 'no file'}`,
        )
    listing.folders.push({ folder, files: own.filter(({ kind }) => kind === 'file').map(path) })
    for (const entry of own)
      if (entry.kind === 'folder') eachAlone(listing.leftOut, root, path(entry), () => visit(path(entry)))
  }
  visit(root)
  return listing
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

/** Folders of Jekyll and Hugo whose pictures no visitor gets. */
const unpublished = /^_(?:drafts|site|gen|includes|layouts|unpublished|private)$/i

/**
 * Says why the photos of a folder must not be published; null for others. A page named `index` is of its folder and all below it, as
 * Hugo has it: where the page is hidden, or cannot be read, so are they.
 */
function hiddenFolders(root: string, folders: Found['folders'], pages: readonly Page[]) {
  const read = new Map(pages.map((page) => [page.file, page.hidden]))
  const hidden = new Map<string, string>()
  for (const file of folders.flatMap(({ files }) => files.filter(isMarkdown))) {
    const reason = read.has(file) ? read.get(file) : 'it cannot be read'
    if (reason && /^index\./i.test(basename(file))) hidden.set(dirname(file), reason)
  }
  return (folder: string): string | null => {
    const place = relative(root, folder)
      .split('/')
      .find((each) => unpublished.test(each))
    if (place) return `it is in ${place}, which is not published`
    for (let at = folder; ; at = dirname(at)) {
      const reason = hidden.get(at)
      if (reason !== undefined) return `of the page beside: ${reason}`
      if (at === root || dirname(at) === at) return null
    }
  }
}

const isMarkdown = (file: string) => /\.(md|markdown)$/i.test(file)

/**
 * Reads a folder: each folder with photos below it is an album, in the order of its files' names, with the texts that the photos
 * have by IPTC and XMP; each Markdown file that is plainly public is an article. The folders of an album that Lychee exports are such folders.
 * @param now ms
 */
export function readFolders(files: SourceFiles, root: string, now: number): Plan {
  const plan = emptyPlan()
  const source = { files, root }
  const { folders, ofSystems, leftOut } = filesBelow(source)
  const pages: Page[] = []
  for (const file of folders.flatMap((each) => each.files).filter(isMarkdown))
    eachAlone(plan.leftOut, root, file, () => {
      const page = pageOf(source, file, now)
      pages.push(page)
      const article = page.hidden ?? articleOf(source, page, now)
      if (typeof article === 'string') plan.leftOut.push(`${relative(root, file)}: ${article}`)
      else plan.articles.push(article)
    })
  const covers = new Set(pages.map(({ cover }) => cover))
  const hiddenFolder = hiddenFolders(root, folders, pages)
  let copies = 0
  for (const { folder, files: inFolder } of folders) {
    const photos = inFolder.filter((file) => isPhoto(file) && !covers.has(file))
    const names = new Set(photos.map((file) => basename(file)))
    const own = photos.filter((file) => !isSmallerCopy(relative(root, file), names))
    copies += photos.length - own.length
    const hidden = own.length > 0 ? hiddenFolder(folder) : null
    if (hidden) plan.leftOut.push(`${relative(root, folder)}: ${plural(own.length, 'photo')}: ${hidden}`)
    const album = own.length > 0 && !hidden ? albumOf(plan, source, folder, own) : null
    if (album) plan.albums.push(album)
    for (const file of inFolder)
      if (!isPhoto(file) && !isMarkdown(file))
        plan.leftOut.push(`${relative(root, file)}: neither a JPEG, PNG or WebP picture nor Markdown`)
  }
  plan.leftOut.push(...leftOut)
  if (copies > 0) plan.leftOut.push(`smaller copies that a site made of its pictures: ${copies}`)
  if (ofSystems > 0) plan.leftOut.push(`what systems put beside files, such as thumbnails: ${ofSystems}`)
  return plan
}
