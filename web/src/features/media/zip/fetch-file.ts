/**
 * Fetches a file's bytes.
 * @param onBytes hears how many bytes are there, as they come
 * @throws Error when it does not come whole: no connection, an answer that is no success, a length that is not the file's
 */
export async function fetchFile(
  { file, size, type }: { file: string; size: number; type: string },
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(file, { signal })
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(step.value)
    bytes += step.value.length
    onBytes(bytes)
  }
  if (bytes !== size) throw new Error(`${bytes} of ${size} bytes`)
  return new Blob(chunks, { type })
}
