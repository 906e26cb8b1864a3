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
  ],
])

/** Whether a file or folder of this name was put there by a system and not by a person. */
export function isOfSystem(name: string): boolean {
  return name.startsWith('.') || name.startsWith('~$') || ofSystems.has(name.toLowerCase())
}
