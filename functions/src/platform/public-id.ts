import type { Platform } from './platform.ts'

/**
 * What stands for a member where everybody reads: the same for all of a member's entries, so that they are told apart, and
 * no key to anything. The uid opens nothing either, but it is what the database calls the member (SECURITY "Privacy").
 */
export function publicId({ digests }: Pick<Platform, 'digests'>, uid: string): string {
  return digests.keyed('public-id', uid)
}
