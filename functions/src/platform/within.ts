/**
 * What some work comes to, unless it takes too long.
 * @param ms milliseconds it may take
 * @throws Error when it took longer; what it comes to in the end is then nobody's business
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there after ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
