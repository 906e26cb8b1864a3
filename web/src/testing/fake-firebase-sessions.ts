import { vi } from 'vitest'

/** Firebase's sessions as `auth/firebase-sessions.ts` has them: every account that is signed in has one. */
export const beginSession = vi.fn(async (_customToken: string, _persistence: string) => {})
export const endSessions = vi.fn(async () => {})
export const idTokenOf = vi.fn(
  async (uid: string, _persistence: string): Promise<string | null> => `id-token-of-${uid}`,
)
