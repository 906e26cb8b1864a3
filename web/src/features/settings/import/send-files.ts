import { inspectFile, UnfitFile, unreadable } from '../../../admin/form/inspect-file.ts'
import { requestUploadSlots, sendFile } from '../../../admin/uploads.ts'
import { noConnection } from '../../../lib/api/api-failure.ts'
import type { ChosenSource } from './chosen-source.ts'
import { fail, type Run, reasonOf, within } from './import-run.ts'

/** Files that are sent at the same time. */
const sentAtOnce = 3

/** A file of the source as it is sent; why it is not, for one that cannot be. */
export async function fitFile({ files }: ChosenSource, path: string): Promise<File | { reason: string }> {
  try {
    const blob = await files.get(path)?.open()
    const name = path.slice(path.lastIndexOf('/') + 1)
    return (await inspectFile('image', new File(blob ? [blob] : [], name, { type: blob?.type ?? '' }))).file
  } catch (error) {
    return { reason: error instanceof UnfitFile ? error.message : unreadable }
  }
}

/** Sends files, some at the same time; the paths that they have then. @throws ApiFailure without a connection */
export async function send(files: readonly File[], signal: AbortSignal): Promise<string[]> {
  const { places } = await requestUploadSlots(files.map((file) => ({ file, name: file.name })))
  const paths = places.map(({ path = '' }) => path)
  for (let from = 0; from < files.length; from += sentAtOnce) {
    signal.throwIfAborted()
    await Promise.all(
      files.slice(from, from + sentAtOnce).map(async (file, nth) => {
        const path = paths[from + nth]
        if (!path) return
        const { task } = await sendFile(file, path)
        await task.then(
          () => undefined,
          () => {
            throw noConnection()
          },
        )
      }),
    )
  }
  return paths
}

/** A file that can be sent, and what it is of. */
export interface Fit<Item> {
  item: Item
  file: File
}
/** One that was sent to this path. */
export interface Sent<Item> extends Fit<Item> {
  path: string
}

/** Files that can be sent; the others are named. */
export async function fitFiles<Item>(
  run: Run,
  items: readonly Item[],
  pathOf: (item: Item) => string,
): Promise<Fit<Item>[]> {
  const fit: Fit<Item>[] = []
  for (const item of items) {
    const file = await fitFile(run.source, pathOf(item))
    if (file instanceof File) fit.push({ item, file })
    else fail(run, within(run, pathOf(item)), file.reason)
  }
  return fit
}

/** Files that were checked, each with where it was sent; none where the server takes none of them. */
export async function sendFit<Item>(
  run: Run,
  fit: readonly Fit<Item>[],
  nameOf: (item: Item) => string,
): Promise<Sent<Item>[]> {
  if (fit.length === 0) return []
  try {
    const paths = await send(
      fit.map(({ file }) => file),
      run.signal,
    )
    return fit.map((each, at) => ({ ...each, path: paths[at] ?? '' }))
  } catch (error) {
    const reason = reasonOf(error)
    for (const { item } of fit) fail(run, nameOf(item), reason)
    return []
  }
}
