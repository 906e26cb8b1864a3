import { useCurrentDialog } from '../lib/notify.ts'
import { NotificationDialog } from '../ui/notification-dialog.tsx'

/** Shows what `notify` was asked to, one dialog at a time. In the first chunk, so that it can say that there is no network. */
export function Notifications() {
  const dialog = useCurrentDialog()
  if (!dialog) return null
  const { id, finish, ...text } = dialog
  return <NotificationDialog key={id} {...text} onFinish={finish} />
}
