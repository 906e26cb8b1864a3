import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { isTypedInto } from '../../lib/use-typing.ts'
import { commands } from '../../shell/search/commands.ts'
import { dashboardCommands } from './dashboard-commands.ts'
import { isOwnTool } from './own-tools.ts'
import { toolKeys } from './tool-keys.ts'

/** Milliseconds in which the letter has to follow the `g`. */
const sequenceTimeoutMs = 1500

/** The button or field that says it is reached by this key. */
function reachedBy(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
}

/**
 * The keys of the dashboard, while one does not type and no dialog covers it: `/` the tool's search, `n` adds, `g` and a letter opens
 * a tool, `?` shows all of them. Its commands are in the search (Ctrl or ⌘ K) meanwhile.
 */
export function useDashboardKeys(adid: string) {
  const [isHelpShown, showHelp] = useState(false)
  const navigate = useNavigate()
  useEffect(() => {
    commands.set(dashboardCommands(adid))
    return () => commands.set(null)
  }, [adid])
  useEffect(() => {
    let goneAt = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event
      if (ctrlKey || metaKey || altKey || isTypedInto(target) || document.querySelector('dialog:modal'))
        return
      const tool = timeStamp - goneAt < sequenceTimeoutMs ? toolKeys[key] : undefined
      goneAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
      if (tool !== undefined && (tool === null || isOwnTool(tool)))
        return navigate(dashboardToolPath(adid, tool))
      if (key === '?') return showHelp(true)
      const reached = key === '/' || key === 'n' ? reachedBy(key) : null
      if (!reached) return
      event.preventDefault()
      reached.focus()
      if (key === 'n') reached.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [adid, navigate])
  return { isHelpShown, hideHelp: () => showHelp(false) }
}
