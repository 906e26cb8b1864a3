import { basename } from 'pathe'

/** What systems, storage devices and programs put beside people's files. Names that begin with a dot are left out too. */
const ofSystems: ReadonlySet<string> = new Set([
  ...['@eadir', '@tmp', '#recycle', '#snapshot', '@recycle', '@recently-snapshot', '.@__thumb', '__macosx'],
  ...[
    '$recycle.bin',
    'system volume information',
    'recycler',
    'lost+found',
    'found.000',
    'network trash folder',
  ],
  ...[
    'thumbs.db',
    'ehthumbs.db',
    'ehthumbs_vista.db',
    'desktop.ini',
    'picasa.ini',
    'icon\r',
    'albumart.pamp',
    'node_modules',
    'bower_components',
  ],
])

/** Whether a file or folder of this name was put there by a system and not by a person. */
export function isOfSystem(name: string): boolean {
  return name.startsWith('.') || name.startsWith('~$') || ofSystems.has(name.toLowerCase())
}

/** WordPress' sizes of a picture, beside it; the sizes of Ghost are in folders of their own. */
const ofWordPress = /^(.+)-(?:\d+x\d+|scaled)(\.\w+)$/
const ofGhost = /(?:^|[\\/])size[\\/]w\d+(?:h\d+)?[\\/]/

/**
 * Whether a picture is a smaller copy that a site made of another one, which is there too.
 * @param path from the folder that is imported
 * @param names of the pictures of its folder
 */
export function isSmallerCopy(path: string, names: ReadonlySet<string>): boolean {
  if (ofGhost.test(path)) return true
  const [, stem, ending] = ofWordPress.exec(basename(path)) ?? []
  return (
    stem !== undefined &&
    [`${stem}${ending}`, `${stem}-scaled${ending}`].some((name) => name !== basename(path) && names.has(name))
  )
}
