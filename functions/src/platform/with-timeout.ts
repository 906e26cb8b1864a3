/**
 * The result of some work, unless it takes too long.
 * @param ms milliseconds it may take
 * @throws Error when it takes longer; a late result is ignored
 */
export function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
