import './report-list.css'
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
    <div ref={list} popover="manual" className="report-list">
      {latest(reports).map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </div>
  )
}

/** Reports that are shown at a time; an older one gives way. */
const most = 3

/** The last few, each once. */
function latest(reports: readonly ShownDialog[]): readonly ShownDialog[] {
  const isSaidAgain = (one: ShownDialog, at: number) =>
    reports.slice(at + 1).some(({ title, msg }) => title === one.title && msg === one.msg)
  return reports.filter((one, at) => !isSaidAgain(one, at)).slice(-most)
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
      data-held={isHeld || undefined}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-dock"
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
