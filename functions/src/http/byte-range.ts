/** The first and the last byte of a part, both included. */
export interface BytePart {
  from: number
  to: number
}

/**
 * Bytes that one answer to a range has at most: players ask for `bytes=0-` and continue where an answer ended, so that a film passes in
 * pieces, each well within the time of a function, and what is skipped is not read. A whole file without a range has that one minute: the portal's own downloads ask for parts.
 */
export const largestPart = 8 * 1024 * 1024

const oneRange = /^bytes=(\d{0,15})-(\d{0,15})$/i

/**
 * What a Range header asks for of a file (RFC 9110): a part, at most `largestPart` of it; `unsatisfiable` where the file has none of it.
 * Null for the whole file: without a header, for what is no range, for several of them, and where If-Range names another file.
 */
export function partOf(
  size: number,
  etag: string,
  { range, ifRange }: { range: string | undefined; ifRange: string | undefined },
): BytePart | 'unsatisfiable' | null {
  const [, first = '', last = ''] = oneRange.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (ifRange !== undefined && ifRange.trim() !== etag) return null
  if (first === '') {
    // The end of the file, so many bytes of it.
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : capped(size - length, size - 1)
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'unsatisfiable' : capped(from, to)
}

const capped = (from: number, to: number): BytePart => ({ from, to: Math.min(to, from + largestPart - 1) })
