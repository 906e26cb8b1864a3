import type { Platform } from './platform.ts'

/**
 * The public id of a member: the same for all of a member's entries, so that members are distinguished, and no key to
 * anything. The uid opens nothing either, but it identifies the member in the database (SECURITY "Privacy").
 */
export function publicId({ digests }: Pick<Platform, 'digests'>, uid: string): string {
  return digests.keyed('public-id', uid)
}
