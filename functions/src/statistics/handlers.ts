import { get_faults } from './get-faults.ts'
import { get_figures } from './get-figures.ts'
import { made_zip } from './made-zip.ts'
import { report_fault } from './report-fault.ts'

/** Handlers of the statistics domain. */
export const statisticsHandlers = {
  get_figures,
  made_zip,
  report_fault,
  get_faults,
}
