import { zipPartBytes } from '@dlm/contract/media/zip-limits'

/** Bytes a zip adds to each file: two headers and the name in both, as UTF-8. */
function overhead(name: string): number {
  return 150 + 2 * new TextEncoder().encode(name).length
}

/** Divides files, in their order, into zips of at most 250 MB; a larger file has a zip of its own. */
export function intoParts<F extends { name: string; size: number }>(
  files: readonly F[],
  most = zipPartBytes,
): F[][] {
  const parts: F[][] = []
  let room = 0
  for (const file of files) {
    const bytes = file.size + overhead(file.name)
    const part = parts.at(-1)
    if (part && bytes <= room) {
      part.push(file)
      room -= bytes
    } else {
      parts.push([file])
      room = most - bytes
    }
  }
  return parts
}
