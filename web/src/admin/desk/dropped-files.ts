/** All files of a folder and of the folders in it. */
async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: File[] = []
  // A reader gives a hundred at a time, and none when it is through.
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
  // What is dropped can only be read in the moment of the drop: all of it is taken before anything is waited for.
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesOf))).flat()
}
