import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { photoTexts } from '@dlm/import/photo-texts'
import { type SourceEntry, type SourceFiles, textOf } from '@dlm/import/source-files'

function kindOf(entry: Dirent): SourceEntry['kind'] {
  if (entry.isFile()) return 'file'
  if (entry.isDirectory()) return 'folder'
  return entry.isSymbolicLink() ? 'link' : 'other'
}

/** The files of this machine's disk. */
export const diskFiles: SourceFiles = {
  entries: (folder) =>
    readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) })),
  find(path) {
    try {
      const stats = statSync(path)
      return stats.isFile() ? { size: stats.size, changedAt: stats.mtimeMs } : null
    } catch {
      // What no file can be named, such as a whole picture as `data:`, is none.
      return null
    }
  },
  realPath: (path) => realpathSync(path),
  text: (path) => textOf(readFileSync(path)),
  photo(path) {
    const bytes = readFileSync(path)
    return { digest: createHash('sha256').update(bytes).digest('hex'), ...photoTexts(bytes) }
  },
}
