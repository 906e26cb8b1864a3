import { readFolders } from '@dlm/import/folders'
import { readGhost } from '@dlm/import/ghost'
import { photoTexts } from '@dlm/import/photo-texts'
import type { Plan } from '@dlm/import/plan'
import { type PhotoFacts, type SourceEntry, type SourceFiles, textOf } from '@dlm/import/source-files'
import { readWordPress } from '@dlm/import/wordpress'
import type { ChosenFile, ChosenSource } from './chosen-source.ts'

/** The folders of a source by their paths, each with what is in it. */
function foldersOf({ root, files }: ChosenSource): ReadonlyMap<string, ReadonlyMap<string, SourceEntry>> {
  const folders = new Map<string, Map<string, SourceEntry>>([[root, new Map()]])
  for (const path of files.keys()) {
    let kind: SourceEntry['kind'] = 'file'
    for (let at = path; at !== root; kind = 'folder') {
      const [folder, name] = [at.slice(0, at.lastIndexOf('/')), at.slice(at.lastIndexOf('/') + 1)]
      const entries = folders.get(folder) ?? new Map<string, SourceEntry>()
      folders.set(folder, entries.set(name, { name, kind }))
      at = folder
    }
  }
  return folders
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function factsOf(bytes: ArrayBuffer): Promise<PhotoFacts> {
  return { digest: hex(await crypto.subtle.digest('SHA-256', bytes)), ...photoTexts(new Uint8Array(bytes)) }
}

/** A file that was asked for, read: its value, or why there is none. */
type Loaded<Value> = { value: Value } | { error: unknown }

function loadedValue<Value>(loaded: Loaded<Value>): Value {
  if ('error' in loaded) throw loaded.error
  return loaded.value
}

/** What a photo is taken for until it is read. */
const unread: PhotoFacts = { digest: '', alt: '', caption: '' }

/**
 * The files of a source for readers that wait for nothing, as those of the command: what a reader asks for that is not loaded yet is
 * noted, to be loaded before it reads again. Of a photo its digest and texts are held, not its bytes.
 */
function loadableFiles(source: ChosenSource) {
  const folders = foldersOf(source)
  const texts = new Map<string, Loaded<string>>()
  const photos = new Map<string, Loaded<PhotoFacts>>()
  const missing = new Map<string, () => Promise<void>>()

  async function load<Value>(
    into: Map<string, Loaded<Value>>,
    path: string,
    value: (bytes: ArrayBuffer) => Value | Promise<Value>,
  ): Promise<void> {
    try {
      const blob = await (source.files.get(path) as ChosenFile).open()
      into.set(path, { value: await value(await blob.arrayBuffer()) })
    } catch (error) {
      into.set(path, { error })
    }
  }

  const files: SourceFiles = {
    entries: (folder) => Array.from(folders.get(folder)?.values() ?? []),
    find: (path) => source.files.get(path) ?? null,
    realPath: (path) => path,
    text(path) {
      const loaded = texts.get(path)
      if (loaded) return loadedValue(loaded)
      missing.set(path, () => load(texts, path, (bytes) => textOf(new Uint8Array(bytes))))
      throw new Error('not loaded yet')
    },
    photo(path) {
      const loaded = photos.get(path)
      if (loaded) return loadedValue(loaded)
      missing.set(path, () => load(photos, path, factsOf))
      return unread
    },
  }
  return { files, missing, folders }
}

/** Bytes at the start of a file by which an export is recognized. */
const startBytes = 4_096
/** Folders that an export may be within. */
const deepestExport = 2

interface Export {
  path: string
  read: typeof readGhost
}

/** The export of WordPress or Ghost that is in a source; null in a folder of photos and texts. */
async function findExport(source: ChosenSource, folders: Iterable<string>): Promise<Export | null> {
  const { root, files } = source
  const uploads = Array.from(folders).find((folder) => folder.endsWith('/uploads')) ?? null
  for (const [path, file] of files) {
    if (path.slice(root.length).split('/').length - 1 > deepestExport + 1) continue
    const isXml = /\.xml$/i.test(path)
    if (!isXml && !/\.json$/i.test(path)) continue
    const start = await file
      .open()
      .then((blob) => blob.slice(0, startBytes).text())
      .catch(() => '')
    if (isXml && /wordpress\.org\/export/i.test(start))
      return { path, read: (own, file, now) => readWordPress(own, file, uploads, now) }
    if (!isXml && /^\s*\{\s*"db"\s*:\s*\[/.test(start)) return { path, read: readGhost }
  }
  return null
}

/**
 * Reads what was chosen, as `npm run import` reads it (docs/decisions/041).
 * @param now ms
 * @param onRead receives how many files were read
 * @throws UnreadableExport
 */
export async function readPlan(
  source: ChosenSource,
  now: number,
  onRead: (files: number) => void,
): Promise<Plan> {
  const { files, missing, folders } = loadableFiles(source)
  const exported = await findExport(source, folders.keys())
  const read = () =>
    exported ? exported.read(files, exported.path, now) : readFolders(files, source.root, now)
  let count = 0
  for (;;) {
    missing.clear()
    let plan: Plan | undefined
    try {
      plan = read()
    } catch (error) {
      if (missing.size === 0) throw error
    }
    if (plan && missing.size === 0) return plan
    for (const load of missing.values()) {
      await load()
      count += 1
      onRead(count)
    }
  }
}
