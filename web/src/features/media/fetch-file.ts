/** What fetching a file needs to know of it; `size` in bytes, `type` its media type. */
interface Wanted {
  file: string
  size: number
  type: string
}

/**
 * Fetches a file's bytes. They are the browser's to keep, which puts large ones on the disk.
 * @param onBytes hears how many bytes are there, as they come
 * @throws Error when it does not come whole: no connection, an answer that is no success, a length that is not the file's
 */
export async function fetchFile(
  { file, size, type }: Wanted,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(file, { signal })
  if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
  const counted = new Response(response.body.pipeThrough(count), { headers: { 'content-type': type } })
  const content = await counted.blob()
  if (content.size !== size) throw new Error(`${content.size} of ${size} bytes`)
  return content
}
