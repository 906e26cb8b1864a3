import { paths } from './paths.ts'
import { documentedPaths } from './readable-paths.ts'

/** The first parts of readable addresses, of entries and of tags. Apart from these, which browsers load. */
export const readableFolders: readonly string[] = [...Object.keys(documentedPaths), paths.tags.slice(1)]
