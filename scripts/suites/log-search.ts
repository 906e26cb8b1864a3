import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { single, type Tally } from './tally.ts'

/** A signed token, whoever it belongs to. */
const TOKEN = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}/

/** A place in a log that holds a secret. */
export interface Leak {
  line: number
  /** The secret, shortened: the report must not repeat it. */
  secret: string
}

/** Every line of a log that holds one of the secrets, or any token. */
export function leaks(log: string, secrets: readonly string[]): Leak[] {
  return log.split('\n').flatMap((text, index) => {
    const found = secrets.find((secret) => text.includes(secret)) ?? TOKEN.exec(text)?.[0]
    return found ? [{ line: index + 1, secret: `${found.slice(0, 3)}…` }] : []
  })
}

/** Searches every log of the folder (SECURITY: passwords, tokens, NICs, keys and e-mails are never logged). */
export function searchLogs(folder: string, secrets: readonly string[]): Tally {
  const files = globSync('*.log', { cwd: folder })
  if (files.length === 0) return single(false, `there is no log in ${folder}`)
  const places = files.flatMap((file) =>
    leaks(readFileSync(join(folder, file), 'utf8'), secrets).map(
      ({ line, secret }) => `${basename(file)}:${line} holds "${secret}"`,
    ),
  )
  return single(places.length === 0, places.slice(0, 20).join('\n'))
}
