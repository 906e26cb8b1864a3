import { paths } from '@dlm/contract/site/paths'
import { issueSetupToken } from '../../functions/src/accounts/setup.ts'
import type { Platform } from '../../functions/src/platform/platform.ts'

/**
 * The address that sets up a portal without an admin, good once and for an hour; an earlier one opens nothing any more.
 * @param origin where people reach the portal, without a slash at the end
 * @returns null where the portal has an admin
 */
export async function setUpLink(
  platform: Pick<Platform, 'db' | 'clock'>,
  origin: string,
): Promise<string | null> {
  const token = await issueSetupToken(platform)
  return token && `${origin}${paths.setUp}#${token}`
}
