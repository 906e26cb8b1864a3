import { notificationTexts } from '@dlm/contract/notifications/notifications.texts'
import BellOff from 'lucide-react/icons/bell-off'
import CheckCheck from 'lucide-react/icons/check-check'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationCard } from './notification-card.tsx'
import type { useDismissal } from './use-dismissal.ts'
import type { Notifications } from './use-notifications.ts'

interface Props {
  notifications: Notifications
  dismissal: ReturnType<typeof useDismissal>
  onClose(): void
}

/** The unread notifications, in each of their states (SPEC §2, §4). */
export function NotificationPanel({ notifications, dismissal, onClose }: Props) {
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const { results, unread, view } = notifications
  const { isPending, isFetching, error, data, hasNextPage } = results

  /** The pressed card is removed, and the focus would be lost with it. */
  const viewOne = (nid: string) => {
    list.current?.focus()
    view([nid])
  }
  return (
    <Modal
      aria-labelledby={titleId}
      onDismiss={onClose}
      dismissBeside
      className="scroll-pt-18 mt-[max(64px,env(safe-area-inset-top))] me-3 mb-auto max-h-[calc(100dvh-88px)] w-[min(100%-24px,var(--container-dialog))] sm:me-6 sm:backdrop:bg-transparent"
    >
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-surface py-2 pe-2 ps-4 sm:ps-5">
        <h2 id={titleId} className="me-auto wrap-normal text-h3">
          {notificationTexts.title}
        </h2>
        {unread.length > 0 && (
          <Button
            variant="ghost"
            className="px-2 text-sm sm:px-3"
            onClick={() => {
              list.current?.focus()
              view(unread.map(({ nid }) => nid))
            }}
          >
            <CheckCheck aria-hidden="true" className="size-4" />
            <span className="max-[389px]:sr-only">{notificationTexts.markAllRead}</span>
          </Button>
        )}
        <IconButton label={notificationTexts.close} onClick={onClose} data-first-focus>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div ref={list} tabIndex={-1} aria-busy={isFetching} className="grid gap-2 p-3 outline-none">
        {isPending && [0, 1, 2].map((at) => <Skeleton key={at} className="h-28" />)}
        {unread.map((notification) => (
          <NotificationCard
            key={notification.nid}
            notification={notification}
            isDismissed={notification.nid === dismissal.pending}
            onView={() => viewOne(notification.nid)}
            onDismiss={() => dismissal.begin(notification.nid)}
            onUndo={dismissal.undo}
            onOpen={onClose}
          />
        ))}
        {error && (
          <p role="alert" className="px-2 pt-2 text-danger">
            {error.message}
          </p>
        )}
        {!isPending && !error && unread.length === 0 && (
          <Button
            variant="ghost"
            className="flex-col px-4 py-10 font-normal text-soft"
            busy={isFetching && notificationTexts.refreshing}
            onClick={() => results.refetch()}
          >
            <BellOff aria-hidden="true" className="size-7" />
            {notificationTexts.empty}
          </Button>
        )}
        {(error || hasNextPage) && (
          <Button
            variant="secondary"
            className="justify-self-center"
            busy={isFetching && notificationTexts.loading}
            onClick={() => (data && !results.isRefetchError ? results.fetchNextPage() : results.refetch())}
          >
            {error ? notificationTexts.retry : notificationTexts.loadMore}
          </Button>
        )}
      </div>
    </Modal>
  )
}
