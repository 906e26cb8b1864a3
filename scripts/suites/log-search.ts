import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { single, type Tally } from './tally.ts'

/** A signed token of any user. */
const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/

/** A line of a log that has a secret. */
export interface Leak {
  line: number
  /** The secret, shortened: the report must not repeat it. */
  secret: string
}

/** A line that our own code wrote, and not the emulators: a call's, or an error's. */
const OURS = /^\s*>|"severity":/

/** Numbers, keys and codes: what a text consists of besides punctuation. */
const WORD = /[\w-]+/g

/**
 * Every line of a log that has one of the secrets, or any token.
 * @param generated secrets of the run, searched as whole words in our lines: six digits are in many others by chance, and
 * the emulators log addresses with user input
 */
export function leaks(log: string, secrets: readonly string[], generated: readonly string[] = []): Leak[] {
  const generatedWords = new Set(generated)
  const wordIn = (text: string) =>
    OURS.test(text) ? text.match(WORD)?.find((word) => generatedWords.has(word)) : undefined
  return log.split('\n').flatMap((text, index) => {
    const secret = secrets.find((each) => text.includes(each)) ?? wordIn(text) ?? TOKEN.exec(text)?.[0]
    return secret ? [{ line: index + 1, secret: `${secret.slice(0, 3)}…` }] : []
  })
}

/** Searches every log of the folder (SECURITY: passwords, tokens, NICs, keys and e-mails are never logged). */
export function searchLogs(
  folder: string,
  secrets: readonly string[],
  generated: readonly string[] = [],
): Tally {
  const files = globSync('*.log', { cwd: folder })
  if (files.length === 0) return single(false, `there is no log in ${folder}`)
  const places = files.flatMap((file) =>
    leaks(readFileSync(join(folder, file), 'utf8'), secrets, generated).map(
      ({ line, secret }) => `${basename(file)}:${line} has "${secret}"`,
    ),
  )
  return single(places.length === 0, places.slice(0, 20).join('\n'))
}
