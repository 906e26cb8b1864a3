import { readableCode } from '@dlm/contract/site/readable-paths'

interface Chunk {
  file: string
  isEntry?: boolean
  /** Keys of the chunks that it cannot do without. */
  imports?: string[]
}

/** What Vite writes of its build: the chunks, each by the source that it begins with. */
export type Manifest = Readonly<Record<string, Chunk>>

/** What a screen shows at its plain address, where that has a chunk of its own. */
const opensWith: Readonly<Record<string, string[]>> = {
  'src/screens/view-albums.tsx': ['src/features/media/media-browser.tsx'],
  // It comes from the server where the owner wrote the text.
  'src/screens/terms-n-conditions.tsx': [
    'src/features/legal/legal-tab.tsx',
    'src/features/legal/own-text.tsx',
  ],
  'src/screens/view-events.tsx': ['src/kinds/event/list.tsx'],
}

const screens = 'src/screens/'

/**
 * The files of each screen's code, beyond those of every page, by the screen's path; and those that a page needs besides
 * where it is opened at an entry's readable address. Throws where the build has no chunk of that name.
 */
export function screenFiles(manifest: Manifest): Record<string, string[]> {
  const keys = Object.keys(manifest)
  const everywhere = filesOf(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry),
  )
  const files = (key: string) => {
    const needed = filesOf(manifest, [key, ...(opensWith[key] ?? [])])
    return [...needed].filter((file) => !everywhere.has(file))
  }
  const ofScreens = keys.filter((key) => key.startsWith(screens)).map((key) => [pathOf(key), files(key)])
  return { ...Object.fromEntries(ofScreens), [readableCode]: files('src/app/readable-addresses.tsx') }
}

/** The source of a server-rendered screen is named after its path: `/news_area` is news-area.tsx; `/` is landing.tsx. */
function pathOf(key: string): string {
  const name = key.slice(screens.length, -'.tsx'.length)
  return name === 'landing' ? '/' : `/${name.replaceAll('-', '_')}`
}

/** The files of these chunks, and of all that they import. */
function filesOf(manifest: Manifest, keys: string[]): Set<string> {
  const needed = new Set(keys)
  const files = new Set<string>()
  // The loop also visits what is added meanwhile.
  for (const key of needed) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no chunk of ${key}`)
    files.add(`/${chunk.file}`)
    for (const next of chunk.imports ?? []) needed.add(next)
  }
  return files
}
