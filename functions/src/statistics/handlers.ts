import { get_figures } from './get-figures.ts'
import { made_zip } from './made-zip.ts'

/** Handlers of the statistics domain. */
export const statisticsHandlers = { get_figures, made_zip }
