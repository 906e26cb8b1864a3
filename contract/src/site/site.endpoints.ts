import { z } from 'zod'
import { Theme } from '../accounts/user.schema.ts'
import { Done, OwnEmail } from '../common.schema.ts'
import { endpoint } from '../endpoint.ts'

/** The calls of the shell (SPEC §7). */
export const siteEndpoints = {
  /** Saves the theme of a signed-in user; an anonymous visitor's is local and makes no call (SPEC §4). */
  theme: endpoint({
    access: 'member',
    input: z.object({ email: OwnEmail, theme: Theme }),
    own: { email: 'email' },
    output: Done,
  }),
} as const
