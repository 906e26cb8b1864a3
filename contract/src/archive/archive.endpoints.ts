import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { owners } from '../roles.ts'

/** The calls about backups (docs/decisions/041); none is documented. */
export const archiveEndpoints = {
  /**
   * An address that gives out a backup of the portal as a zip: once, within ten minutes, and as long as the sign-in of the
   * admin who asked for it. Recordings above `largestInBackup` are in it only as a `whole`.
   */
  start_backup: endpoint({
    access: 'admin',
    roles: owners,
    asksAgain: true,
    limits: ['backups'],
    input: z.object({ whole: z.boolean() }),
    output: z.object({ url: z.url() }),
  }),
} as const
