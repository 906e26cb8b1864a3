import { useLayoutEffect, useState } from 'react'

/** Created by script, so that it can be moved in the DOM without rendering its content again. */
function makeHost(): HTMLElement {
  const host = document.createElement('div')
  host.className = 'report-list'
  host.popover = 'manual'
  return host
}

/**
 * The element that reports are rendered into. All around an open modal dialog is inert, and neither pressed nor read out: so it
 * is put into the one on top, as a popover above it, and in the page again once that is closed. Questions and failures are left
 * alone: while one is shown, the reports below it are covered.
 */
export function useReportHost() {
  const [host] = useState(makeHost)
  const [isCovered, setCovered] = useState(false)
  useLayoutEffect(() => {
    const place = (changes: readonly MutationRecord[] = []) => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1)
      const covered = top?.getAttribute('role') === 'alertdialog'
      const parent = top ?? document.body
      setCovered(covered)
      if (covered) return
      if (host.parentElement !== parent) parent.append(host)
      // A dialog that was closed and opened, as a panel is at another width, is above its own popovers.
      else if (changes.some(({ target }) => target === top)) host.hidePopover?.()
      else return
      host.showPopover?.()
    }
    place()
    const dialogs = new MutationObserver((changes) => place(changes))
    dialogs.observe(document.body, { attributeFilter: ['open'], childList: true, subtree: true })
    return () => {
      dialogs.disconnect()
      host.remove()
    }
  }, [host])
  return { host, isCovered }
}
