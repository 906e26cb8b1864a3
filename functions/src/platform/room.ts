/**
 * Runs work that holds bytes in memory once there is room for them, so that few large files, or many small ones, are held at the
 * same time. What needs more than all of it runs alone.
 * @param all bytes
 */
export function roomOf(all: number): <T>(bytes: number, work: () => Promise<T>) => Promise<T> {
  let used = 0
  const waiting: (() => void)[] = []
  return async (bytes, work) => {
    const needed = Math.min(bytes, all)
    while (used + needed > all) await new Promise<void>((resolve) => waiting.push(resolve))
    used += needed
    try {
      return await work()
    } finally {
      used -= needed
      for (const resume of waiting.splice(0)) resume()
    }
  }
}
