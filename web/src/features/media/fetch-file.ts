/** A file to fetch; `size` in bytes, `type` its media type. */
interface FileSource {
  file: string
  size: number
  type: string
}

/** Milliseconds without a byte after which the request is aborted. */
const timeoutMs = 15_000

/** The files of locked albums and client rooms come through a function, which has a minute: a long film is fetched in parts. */
const inParts = /^\/(?:locked|room_files)\//

/** Aborts a request that stalls or that the caller aborts. */
function stallGuard(caller: AbortSignal) {
  const request = new AbortController()
  const abort = () => request.abort(caller.reason)
  if (caller.aborted) abort()
  caller.addEventListener('abort', abort)
  const wait = () => setTimeout(() => request.abort(), timeoutMs)
  let timer = wait()
  const moved = () => {
    clearTimeout(timer)
    timer = wait()
  }
  const stop = () => {
    clearTimeout(timer)
    caller.removeEventListener('abort', abort)
  }
  return { signal: request.signal, moved, stop }
}

/**
 * Fetches a file's bytes as a blob, which the browser stores on disk if it is large.
 * @param onBytes called with the number of bytes received so far
 * @throws Error when the file is incomplete: no connection, a stalled one, an error status, a length that is not the
 *   file's
 */
export async function fetchFile(
  { file, size, type }: FileSource,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const guard = stallGuard(signal)
  try {
    const parts: Blob[] = []
    let received = 0
    do {
      const headers = inParts.test(file) ? { range: `bytes=${received}-` } : undefined
      const response = await fetch(file, { signal: guard.signal, ...(headers && { headers }) })
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`)
      const before = received
      const part = await counted(response.body, type, (bytes) => {
        guard.moved()
        onBytes(before + bytes)
      })
      parts.push(part)
      received += part.size
      if (response.status !== 206 || part.size === 0) break
    } while (received < size)
    if (received !== size) throw new Error(`${received} of ${size} bytes`)
    return new Blob(parts, { type })
  } finally {
    guard.stop()
  }
}

function counted(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string,
  onBytes: (bytes: number) => void,
): Promise<Blob> {
  let bytes = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(count), { headers: { 'content-type': type } }).blob()
}
