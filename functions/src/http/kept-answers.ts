import type { Clock } from '../platform/clock.ts'
import { etagOf } from './cache.ts'

/** Milliseconds: less than an `Age` could say, so that no cache behind us keeps an answer longer than the table allows. */
const keptFor = 1_000
/** Searches are as many as people can think of; the oldest answer makes room. */
const mostKept = 200

/** A public read's answer, written out once for everybody who asks. */
export interface WrittenAnswer {
  body: object
  /** The body as it is sent. */
  text: string
  etag: string
}

export interface KeptAnswers {
  /** The answer under this key: one that is kept, or on its way for somebody else, else a new one. A failure is not kept. */
  answer(key: string, make: () => Promise<object>): Promise<WrittenAnswer>
  /** A new answer, for who will not have a kept one; those who ask after get it too. */
  answerAnew(key: string, make: () => Promise<object>): Promise<WrittenAnswer>
  /** From now on every answer is made anew: something was changed. */
  forget(): void
}

/** Keeps what is the same for everybody for a second, so that a crowd costs the database one query (docs/decisions/017). */
export function keptAnswers(clock: Clock): KeptAnswers {
  const kept = new Map<string, { until: number; written: Promise<WrittenAnswer> }>()

  const answerAnew: KeptAnswers['answerAnew'] = (key, make) => {
    const written = make().then(writeOut)
    const entry = { until: clock.now() + keptFor, written }
    kept.delete(key) // so that it stands last
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return written.catch((error: unknown) => {
      if (kept.get(key) === entry) kept.delete(key)
      throw error
    })
  }

  return {
    answer(key, make) {
      const entry = kept.get(key)
      return entry && clock.now() < entry.until ? entry.written : answerAnew(key, make)
    },
    answerAnew,
    forget: () => kept.clear(),
  }
}

function writeOut(body: object): WrittenAnswer {
  const text = JSON.stringify(body)
  return { body, text, etag: etagOf(text) }
}
