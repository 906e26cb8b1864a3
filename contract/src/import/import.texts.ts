import { dangerousQuestion, success } from '../dialog-text.ts'
import { plural } from '../format/plural.ts'
import { withSeparators } from '../format/with-separators.ts'

/** The import, below the settings. */
export const importTexts = {
  title: 'Import',
  hint: 'Albums and articles from a folder, a zip, or an export of WordPress or Ghost. Nothing is added before you confirm.',
  dropHint: 'Drop a folder or an archive here, or choose it.',
  taken:
    'Folders of photos become albums. Markdown files become news. For WordPress, add a copy of wp-content/uploads to the export; for Ghost, content/images.',
  chooseFolder: 'Choose folder',
  chooseFiles: 'Choose archive',
  reading: (files: number) => `Reading ${plural(files, 'file')}…`,
  readingBar: 'Files read',
  unreadable: 'This archive can’t be opened. Unpack it and choose the folder.',
  encrypted: 'This archive has a password. Unpack it and choose the folder.',
  /** @param longest characters */
  tooLong: (length: number, longest: number) =>
    `its text has ${withSeparators(length)} characters, and an article at most ${withSeparators(longest)}`,
  unreadableFiles: 'We couldn’t read these files. Check that they are still there, and choose them again.',
  empty: 'There is nothing to import in it.',
  /** @param name of what was chosen */
  review: (name: string) => `Ready to import “${name}”`,
  found: (albums: number, photos: number, articles: number) =>
    `${plural(albums, 'album')} with ${plural(photos, 'photo')}, and ${plural(articles, 'article')}.`,
  albums: (albums: number) => plural(albums, 'album'),
  articles: (articles: number) => plural(articles, 'article'),
  photos: (photos: number) => plural(photos, 'photo'),
  leftOut: (things: number) => `${plural(things, 'item')} left out`,
  cover: 'Cover for articles without one',
  coverHint: (articles: number) =>
    `${plural(articles, 'article')} without a cover. Choose one, or they will be left out.`,
  start: 'Import',
  chooseOther: 'Choose something else',
  cancel: 'Cancel',
  running: (done: number, all: number) => `${done} of ${all} added`,
  runningBar: 'Import',
  runningHint: 'Stay on the portal until it is complete. You can use the rest of the dashboard.',
  stop: 'Stop',
  stopped: 'The import is not complete.',
  continue: 'Continue',
  complete: (added: number) => `${plural(added, 'item')} imported.`,
  nothingNew: 'Everything in it has already been imported.',
  existing: (things: number) => `${plural(things, 'item')} already imported.`,
  binned: (things: number) => `${plural(things, 'item')} in the recycle bin, and left there.`,
  noCover: 'it has no cover',
  noPhoto: 'it has no photo that can be shown',
  /** @param name of a file or an entry @param reason without a capital */
  because: (name: string, reason: string) => `${name}: ${reason}`,
  earlier: 'Earlier imports',
  earlierOf: (day: string, entries: number) => `${day} · ${plural(entries, 'item')}`,
  incomplete: 'Not complete',
  undo: 'Undo',
  undoOf: (source: string) => `Undo the import of ${source}`,
  undoing: 'Undoing…',
  askUndo: (source: string) =>
    dangerousQuestion(
      'Undo this import?',
      `Everything that “${source}” added is permanently deleted, except what was changed since.`,
      'Undo import',
    ),
  undone: (removed: number) => success('Import undone', `${plural(removed, 'item')} removed.`),
  remaining: 'Not removed',
} as const
