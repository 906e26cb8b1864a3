import { leadingZero } from '@dlm/contract/format/leading-zero'
import { notificationTexts } from '@dlm/contract/notifications/notifications.texts'
import BellIcon from 'lucide-react/icons/bell'
import { useState } from 'react'
import { NotificationPanel } from './notification-panel.tsx'
import { useDismissal } from './use-dismissal.ts'
import { useNotifications } from './use-notifications.ts'

/** The bell with its count of unread notifications, which toggles their panel (SPEC §2). */
export function Bell() {
  const [open, setOpen] = useState(false)
  const notifications = useNotifications()
  const dismissal = useDismissal(notifications.dismiss)
  const { unread, results } = notifications
  const count = unread.filter(({ nid }) => nid !== dismissal.pending).length
  const more = results.hasNextPage ? '+' : ''
  // The label contains the visible count: voice control matches the visible text.
  const label = count > 0 ? notificationTexts.unread(count, results.hasNextPage) : notificationTexts.title
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative grid size-11 place-items-center rounded-full text-soft transition-colors hover:bg-raised hover:text-ink"
      >
        <BellIcon aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -end-1 grid min-w-6 place-items-center rounded-full border-2 border-canvas bg-accent-solid px-1 text-xs font-semibold text-on-accent tabular-nums"
          >
            {leadingZero(count)}
            {more}
          </span>
        )}
      </button>
      {open && (
        <NotificationPanel
          notifications={notifications}
          dismissal={dismissal}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
