import type { Usage } from '../figures/usage.ts'

/**
 * Counts one answer of the portal, and writes what was counted if it is due. What fails is counted as a call.
 * @param bytesOf bytes that go out with it
 */
export async function recordUsage<T>(
  usage: Usage,
  answer: Promise<T>,
  bytesOf: (answered: T) => number,
): Promise<T> {
  usage.count('calls')
  try {
    const answered = await answer
    usage.count('bytes', bytesOf(answered))
    return answered
  } finally {
    await usage.flushIfDue()
  }
}
