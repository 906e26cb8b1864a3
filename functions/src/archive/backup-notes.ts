/** What a backup is of, and what it does not have. */
export interface BackupContents {
  project: string
  /** ISO 8601. */
  readTime: string
  /** Paths of files that documents name, and that Storage does not have. */
  missing: readonly string[]
  /** Paths of files that are too large for it. */
  tooLarge: readonly string[]
  /** What fits no schema of this release, with its fields. */
  misfits: readonly string[]
  /** Collections that this release does not know. */
  unknown: readonly string[]
}

/** The notes in a backup from the dashboard. */
export function backupNotes(contents: BackupContents): string {
  const { project, readTime, missing, tooLarge, misfits, unknown } = contents
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n`, ...lines, ''] : []
  return [
    `Backup of ${project}, as of ${readTime}.`,
    'It holds addresses and hashes of passwords: store it where no one else can read it.\n',
    'To restore it into an empty portal, unpack it and run:',
    'npm run restore -- --from <this folder> --project <id>\n',
    ...part('Files that were too large for it; npm run backup fetches them, too:', tooLarge),
    ...part('Files that the portal did not have either:', missing),
    ...part('What does not fit this release, and is not in it (path: fields):', misfits),
    ...part('Collections that this release does not know, and that are not in it:', unknown),
  ].join('\n')
}
