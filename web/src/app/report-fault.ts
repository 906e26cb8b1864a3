import type { NewFault } from '@dlm/contract/statistics/faults.schema'
import { scrubFault } from '@dlm/contract/statistics/scrub-fault'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { release } from '../lib/code/load-code.ts'

/** Faults that one page tells of. */
const most = 5
const told = new Set<string>()

/** What is no fault of the portal: a call that was given up, and a file or an answer that did not get through. */
const isOurs = (fault: unknown): fault is Error =>
  fault instanceof Error &&
  !(fault instanceof ApiFailure) &&
  fault.name !== 'AbortError' &&
  !/fetch|import|load failed|network/i.test(fault.message)

/** Tells the portal of a fault, each once: what was said of it, on which screen, and of which release. */
export async function reportFault(error: unknown): Promise<void> {
  if (!isOurs(error)) return
  const message = scrubFault(`${error.name}: ${error.message}`)
  if (told.has(message) || told.size >= most) return
  told.add(message)
  const [file = ''] = release().split('/').slice(-1)
  // Of an entry's readable address the first part: the rest is a title.
  const [, first] = location.pathname.split('/')
  const fault: NewFault = { message, release: file, screen: `/${first}` }
  // Not as other calls are made: those say who calls.
  await fetch('/api/report_fault', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
    keepalive: true,
  })
}
