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

/** An archive that cannot be opened. */
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

/** The files of a zip; each is unpacked when it is read. @throws UnreadableArchive */
async function unpacked(archive: File): Promise<ChosenSource> {
  configure({ useWebWorkers: false })
  const entries = await new ZipReader(new BlobReader(archive)).getEntries().catch(() => {
    throw new UnreadableArchive()
  })
  const files = entries.flatMap((entry): Paths => {
    const path = entry.filename.replaceAll('\\', '/')
    // Nothing is read from outside of the archive, and no name may seem so.
    if (entry.directory || path.startsWith('/') || path.split('/').includes('..')) return []
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
