import { start_backup } from './start-backup.ts'

/** Handlers of the archive domain. */
export const archiveHandlers = { start_backup }
