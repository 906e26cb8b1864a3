/** All files of a folder and of the folders in it. */
async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // A reader returns a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return files
    for (const inner of some) files.push(...(await filesOf(inner)))
  }
}

/** The files that were dropped, those of dropped folders among them. */
export async function droppedFiles({ items }: DataTransfer): Promise<File[]> {
  // Dropped items can be read during the event only: all are collected before the first `await`.
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesOf))).flat()
}
