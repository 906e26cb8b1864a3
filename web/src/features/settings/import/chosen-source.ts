import { importTexts } from '@dlm/contract/import/import.texts'
import { isOfSystem } from '@dlm/import/system-files'
import { BlobReader, BlobWriter, configure, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { DroppedFile } from '../../../admin/desk/dropped-files.ts'

/** A file of what is imported, on the disk or in an archive. */
export interface ChosenFile {
  /** Bytes. */
  size: number
  /** Milliseconds. */
  changedAt: number
  open(): Promise<Blob>
}

/** What was chosen: the folder or archive, and its files by their absolute paths below `root`. */
export interface ChosenSource {
  name: string
  root: string
  files: ReadonlyMap<string, ChosenFile>
}

/** An archive that cannot be opened; the message is for people. */
export class UnreadableArchive extends Error {}

type Paths = [path: string, file: ChosenFile][]

const stem = (name: string) => name.replace(/\.[^.]+$/, '') || name

/** The folder that all these paths are in; undefined where they are not in one. */
function commonFolder(paths: readonly string[]): string | undefined {
  const [first] = new Set(paths.map((path) => (path.includes('/') ? path.split('/')[0] : '')))
  return first && paths.every((path) => path.startsWith(`${first}/`)) ? first : undefined
}

/** A source whose root is the one folder that all files are in, or else has this name. */
function sourceOf(files: Paths, name: string): ChosenSource {
  const folder = commonFolder(files.map(([path]) => path))
  const prefix = folder === undefined ? `/${name}/` : '/'
  return {
    name: folder ?? name,
    root: `/${folder ?? name}`,
    files: new Map(files.map(([path, file]) => [prefix + path, file])),
  }
}

/** A path of an archive without what is no folder: `./a//b` is `a/b`. */
const plainPath = (written: string) =>
  written
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.')
    .join('/')

/** The files of a zip; each is unpacked when it is read. @throws UnreadableArchive */
async function unpacked(archive: File): Promise<ChosenSource> {
  configure({ useWebWorkers: false })
  const entries = await new ZipReader(new BlobReader(archive)).getEntries().catch(() => {
    throw new UnreadableArchive(importTexts.unreadable)
  })
  if (entries.some(({ encrypted }) => encrypted)) throw new UnreadableArchive(importTexts.encrypted)
  const files = entries.flatMap((entry): Paths => {
    const path = plainPath(entry.filename)
    // Nothing is read from outside of the archive, and no name may seem so.
    if (entry.directory || path.split('/').includes('..') || isOfSystem(path.split('/')[0] ?? '')) return []
    const { uncompressedSize: size, lastModDate } = entry
    return [[path, { size, changedAt: lastModDate.getTime(), open: () => entry.getData(new BlobWriter()) }]]
  })
  return sourceOf(files, stem(archive.name))
}

/**
 * What was chosen or dropped.
 * @param chosen not empty
 * @throws UnreadableArchive
 */
export async function sourceOfFiles(chosen: readonly DroppedFile[]): Promise<ChosenSource> {
  const [first] = chosen
  if (first && chosen.length === 1 && /\.zip$/i.test(first.path)) return unpacked(first.file)
  const files = chosen.map(({ path, file }): Paths[number] => [
    path,
    { size: file.size, changedAt: file.lastModified, open: async () => file },
  ])
  return sourceOf(files, stem(first?.path.split('/')[0] ?? ''))
}

/** Files of an input with their paths. */
export function pickedPaths(files: readonly File[]): DroppedFile[] {
  return files.map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}
