import { controlTexts } from '@dlm/contract/site/controls.texts'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { DialogChoice, Message } from '../lib/notify.ts'
import { useReducedMotion } from '../lib/use-reduced-motion.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { dialogIcons, dialogModes } from '../ui/notification-dialog.tsx'

interface Props {
  report: Message
  /** Behind a question or a failure: its time is paused, and what is new waits. */
  isCovered: boolean
}

/** One report, with the icon, texts, button and time bar of its dialog (SPEC §4), and Undo where there is a way back. It takes no focus. */
export function Report({ report, isCovered }: Props) {
  const { mode, icon, actions, title, msg, time, undo, undoLabel = controlTexts.undo, finish } = report
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const [hasPointer, setPointer] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  // A screen reader reads out what is added to a region that exists already.
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (!isCovered) setThere(true)
  }, [isCovered])
  const bar = useCountdown(time, isThere, hasPointer || hasFocus || isCovered, () => finish('time'))
  useRise(card, isThere)

  const press = (choice: DialogChoice, act?: () => void) => () => {
    finish(choice)
    act?.()
  }
  const closeWithEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The same key would close the dialog that contains the report.
    event.preventDefault()
    event.stopPropagation()
    finish('closed')
  }
  const choice = actions === 'close' ? 'closed' : 'ok'
  const Icon = dialogIcons[icon]
  return (
    <div
      role="status"
      aria-labelledby={`${id}-title`}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onKeyDown={closeWithEscape}
    >
      {isThere && (
        <div
          ref={card}
          className="mt-2 overflow-hidden rounded-card border border-line bg-surface shadow-dock"
        >
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
            <div className="flex shrink-0">
              {undo && (
                <Button variant="ghost" className="px-3" onClick={press('ok', undo)}>
                  {undoLabel}
                </Button>
              )}
              {actions !== 'none' && (
                <Button variant="ghost" className="px-3" onClick={press(choice)}>
                  {choice === 'ok' ? controlTexts.ok : controlTexts.close}
                </Button>
              )}
            </div>
          </div>
          <div aria-hidden="true" className="h-1 bg-raised">
            <div ref={bar} className="h-full origin-left bg-accent-solid" />
          </div>
        </div>
      )}
    </div>
  )
}

/** Slides in once. By script, as the bar runs: where the list is moved in the DOM, a CSS animation would restart. */
function useRise(card: RefObject<HTMLElement | null>, isThere: boolean): void {
  const isStill = useReducedMotion()
  useEffect(() => {
    if (!isThere || isStill) return
    const frames = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] }
    card.current?.animate(frames, { duration: 180, easing: 'ease-out' })
  }, [card, isThere, isStill])
}

/**
 * Calls back after so many milliseconds in which it is shown and not paused.
 * @returns the ref of the bar that shows the time running
 */
function useCountdown(time: number, isThere: boolean, isHeld: boolean, onEnd: () => void) {
  const bar = useRef<HTMLDivElement>(null)
  const remaining = useRef(time)
  const end = useRef(onEnd)
  end.current = onEnd
  const running = useRef<Animation>(undefined)
  const isStill = useReducedMotion()
  useEffect(() => {
    if (!isThere || isHeld) return
    const from = Date.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    if (!isStill)
      running.current ??= bar.current?.animate({ transform: ['none', 'scaleX(0)'] }, { duration: time })
    running.current?.play()
    return () => {
      clearTimeout(timer)
      running.current?.pause()
      remaining.current -= Date.now() - from
    }
  }, [time, isThere, isHeld, isStill])
  useEffect(() => () => running.current?.finish(), [])
  return bar
}
