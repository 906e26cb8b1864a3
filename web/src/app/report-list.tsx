import { useEffect, useId, useRef, useState } from 'react'
import type { ShownDialog } from '../lib/notify.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { dialogIcons, dialogModes, TimeBar } from '../ui/notification-dialog.tsx'

/**
 * What only reports, in a corner (LOOK "Feedback"): above whatever lies over the page, beside the page's own controls, and gone by
 * itself. It takes no focus.
 */
export function ReportList({ reports }: { reports: readonly ShownDialog[] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only what is in the top layer is seen while a dialog is open; shown anew, it lies over the last one.
    const shown = list.current
    if (reports.length === 0 || !shown?.showPopover) return
    shown.hidePopover()
    shown.showPopover()
  }, [reports])
  return (
    <div
      ref={list}
      popover="manual"
      className="report-list fixed inset-auto m-0 grid w-[min(100%-24px,380px)] gap-2 overflow-visible border-0 bg-transparent p-0 text-ink max-md:inset-x-3 max-md:bottom-[calc(var(--dock-room)+4px)] max-md:w-auto md:end-6 md:bottom-6 print:hidden"
    >
      {reports.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </div>
  )
}

function Report({ report }: { report: ShownDialog }) {
  const { mode, icon, actions, title, msg, time, finish } = report
  const id = useId()
  const [isHeld, setHeld] = useState(false)
  useCountdown(time, isHeld, () => finish('time'))
  // A screen reader tells what comes into a region that is there already.
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const Icon = dialogIcons[icon]
  return (
    <div
      role="status"
      aria-labelledby={`${id}-title`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && finish('closed')}
      className={classes(
        'rise overflow-hidden rounded-card border border-line bg-surface shadow-dock',
        isHeld && '[&_.time-bar]:[animation-play-state:paused]',
      )}
    >
      {isThere && (
        <>
          <div className="flex items-center gap-3 p-3 ps-4">
            <Icon
              aria-hidden="true"
              className={classes('size-6 shrink-0', dialogModes[mode], icon === 'load' && 'animate-spin')}
            />
            <div className="grid min-w-0 flex-1">
              <p id={`${id}-title`} className="font-semibold">
                {title}
              </p>
              <p className="text-sm text-soft wrap-anywhere">{msg}</p>
            </div>
            {actions !== 'none' && (
              <Button variant="ghost" className="shrink-0 px-3" onClick={() => finish('ok')}>
                OK
              </Button>
            )}
          </div>
          <TimeBar time={time} />
        </>
      )}
    </div>
  )
}

/** Calls back after so many milliseconds in which it is not held. */
function useCountdown(time: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(time)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isHeld) return
    const from = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - from
    }
  }, [isHeld])
}
