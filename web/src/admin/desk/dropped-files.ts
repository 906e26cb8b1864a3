/** A dropped file, with its path below what was dropped: `Wedding/sea.jpg`. */
export interface DroppedFile {
  path: string
  file: File
}

/** All files of a folder and of the folders in it. */
async function filesOf(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: DroppedFile[] = []
  // A reader returns a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return files
    for (const inner of some) files.push(...(await filesOf(inner)))
  }
}

/** The files that were dropped with their paths, those of dropped folders among them. */
export async function droppedPaths({ items }: DataTransfer): Promise<DroppedFile[]> {
  // Dropped items can be read during the event only: all are collected before the first `await`.
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesOf))).flat()
}

/** The files that were dropped, those of dropped folders among them. */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  return (await droppedPaths(transfer)).map(({ file }) => file)
}
