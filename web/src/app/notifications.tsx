import { lazy, Suspense } from 'react'
import { useCurrentDialog } from '../lib/notify.ts'

/** Most visits never see a dialog, so its code comes with the first one. */
const NotificationDialog = lazy(async () => {
  const { NotificationDialog } = await import('../ui/notification-dialog.tsx')
  return { default: NotificationDialog }
})

/** Shows what `notify` was asked to, one dialog at a time. */
export function Notifications() {
  const dialog = useCurrentDialog()
  if (!dialog) return null
  const { id, finish, ...text } = dialog
  return (
    <Suspense>
      <NotificationDialog key={id} {...text} onFinish={finish} />
    </Suspense>
  )
}
