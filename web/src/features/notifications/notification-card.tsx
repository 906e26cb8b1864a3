import type { Notification } from '@dlm/contract/notifications/notifications.schema'
import { notificationTexts } from '@dlm/contract/notifications/notifications.texts'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { formatDay } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  notification: Notification
  /** It was dismissed, and that can still be undone. */
  isDismissed: boolean
  onView(): void
  onDismiss(): void
  onUndo(): void
  /** Its subject is being opened. */
  onOpen(): void
}

const boxClass = 'relative grid rounded-card border border-line bg-canvas'

/** An unread notification: a press marks it as viewed, and opens its link, if it has one (SPEC §4). */
export function NotificationCard(props: Props) {
  const { notification, isDismissed, onView, onDismiss, onUndo, onOpen } = props
  const { title, text, admin, date, filter, link } = notification
  const titleId = useId()
  if (isDismissed) return <DismissedCard title={title} onUndo={onUndo} />

  const isForMe = filter !== 'all'
  const Mark = link ? ChevronRight : Check
  const content = (
    <>
      <span id={titleId} dir="auto" className={classes('font-semibold', isForMe && 'pe-10')}>
        {title}
      </span>
      <span dir="auto" className="text-sm text-pretty whitespace-pre-line text-soft">
        {text}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-soft tabular-nums">
        <span>
          <bdi>{admin}</bdi>, <time dateTime={date}>{formatDay(date)}</time>
        </span>
        <span className="inline-flex items-center gap-1 font-semibold text-accent">
          {link ? notificationTexts.open : notificationTexts.markAsRead}
          <Mark aria-hidden="true" className="size-4" />
        </span>
      </span>
    </>
  )
  const press = {
    className:
      'grid gap-2 rounded-card p-4 text-start text-ink no-underline transition-colors hover:bg-raised',
  }
  return (
    <article aria-labelledby={titleId} className={boxClass}>
      {link ? (
        <Link
          {...press}
          to={link}
          onClick={() => {
            onView()
            onOpen()
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" {...press} onClick={onView}>
          {content}
        </button>
      )}
      {isForMe && (
        <IconButton
          label={notificationTexts.dismiss(title)}
          onClick={onDismiss}
          className="absolute top-1.5 end-1.5"
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </article>
  )
}

function DismissedCard({ title, onUndo }: { title: string; onUndo(): void }) {
  const undo = useRef<HTMLDivElement>(null)
  // The pressed button is gone; the undo button gets the focus instead.
  useEffect(() => undo.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={undo}
      className={classes(boxClass, 'grid-cols-[1fr_auto] items-center gap-2 py-1.5 pe-1.5 ps-4')}
    >
      <span role="status" className="min-w-0 truncate text-sm text-soft">
        {notificationTexts.dismissed} <bdi>{title}</bdi>
      </span>
      <Button variant="ghost" className="px-3 text-sm" onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-4" />
        {notificationTexts.undo}
      </Button>
    </div>
  )
}
