import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { inRoot } from './paths.ts'
import { StopError } from './stop-error.ts'

const ORIGIN = /^https?:\/\/[^/\s]+$/

/** The portal's own origin in the settings of a project. */
export function originIn(settings: string): string | null {
  const { PORTAL_ORIGIN } = parseEnv(settings)
  return PORTAL_ORIGIN && ORIGIN.test(PORTAL_ORIGIN) ? PORTAL_ORIGIN : null
}

/**
 * The public origin of a project's portal, as its functions are configured.
 * @throws StopError naming the file and the line that is missing
 */
export function portalOrigin(project: string): string {
  const file = `functions/.env.${project}`
  const origin = existsSync(inRoot(file)) ? originIn(readFileSync(inRoot(file), 'utf8')) : null
  if (!origin)
    throw new StopError(`${file} needs PORTAL_ORIGIN, the address of the portal, e.g. https://portal.example`)
  return origin
}
