import { existsSync, readFileSync } from 'node:fs'
import { StopError } from './stop-error.ts'

/** The option that names a file with a passphrase; on the command line itself every user of the machine would see it. */
export const passphraseOption = { 'passphrase-file': { type: 'string' } } as const

/**
 * The passphrase of an archive: the first line of the named file, or `BACKUP_PASSPHRASE`; undefined without either.
 * @throws StopError when there is no such file, or nothing in it
 */
export function readPassphrase(
  file: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (file === undefined) return env.BACKUP_PASSPHRASE || undefined
  if (!existsSync(file)) throw new StopError(`${file} is not there.`)
  const [line = ''] = readFileSync(file, 'utf8').split(/\r?\n/)
  if (line === '') throw new StopError(`${file} has no passphrase in its first line.`)
  return line
}
