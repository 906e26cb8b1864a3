import type { NewFault } from '@dlm/contract/statistics/faults.schema'
import { scrubFault } from '@dlm/contract/statistics/scrub-fault'
import { ApiFailure } from '../lib/api/api-failure.ts'
import { release } from '../lib/code/load-code.ts'

/** Faults that one page reports at most. */
const maxReports = 5
const reportedMessages = new Set<string>()

/** No fault of the portal is an aborted call, and a file or an answer that was lost on the way. */
const isOurs = (fault: unknown): fault is Error =>
  fault instanceof Error &&
  !(fault instanceof ApiFailure) &&
  fault.name !== 'AbortError' &&
  !/fetch|import|load failed|network/i.test(fault.message)

/** Reports a fault to the portal, each once: its message, its screen and its release. */
export async function reportFault(error: unknown): Promise<void> {
  if (!isOurs(error)) return
  const message = scrubFault(`${error.name}: ${error.message}`)
  if (reportedMessages.has(message) || reportedMessages.size >= maxReports) return
  reportedMessages.add(message)
  const [file = ''] = release().split('/').slice(-1)
  // Only the first segment of a readable address: the rest is a title.
  const [, first] = location.pathname.split('/')
  const fault: NewFault = { message, release: file, screen: `/${first}` }
  // Not by `callApi`, which identifies the caller.
  await fetch('/api/report_fault', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
    keepalive: true,
  })
}
