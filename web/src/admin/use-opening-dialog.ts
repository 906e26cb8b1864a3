import type { DialogText } from '@dlm/contract/dialog-text'
import { useEffect, useRef } from 'react'
import { onIdentityChange } from '../auth/session.ts'
import type { ToolName } from '../lib/dashboard-tools.ts'
import { notify } from '../lib/notify.ts'

/** The tools that have reported since the sign-in, or since the page was loaded. */
const reported = new Set<ToolName>()
onIdentityChange(() => reported.clear())

/**
 * Reports what a tool found (SPEC §8) when it is opened for the first time in a sign-in. Leaving the tool takes the report back, and so
 * does a panel, whose head it would cover on a phone.
 * @param text undefined until the tool knows it
 */
export function useOpeningDialog(tool: ToolName, text: DialogText | undefined, isPanelOpen = false): void {
  const report = useRef<AbortController>(null)
  useEffect(() => {
    if (isPanelOpen) report.current?.abort()
    if (isPanelOpen || !text || reported.has(tool)) return
    reported.add(tool)
    report.current = new AbortController()
    void notify(text, { signal: report.current.signal })
  }, [tool, text, isPanelOpen])
  useEffect(() => () => report.current?.abort(), [])
}
