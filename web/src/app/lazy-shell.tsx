import { isQuiet } from '@dlm/contract/dialog-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '../auth/session.ts'
import { lazyModule } from '../lib/code/lazy-module.ts'
import { useMessages } from '../lib/notify.ts'
import { persistentSlot } from '../lib/persistent-slot.ts'
import { useStore } from '../lib/storage/store.ts'
import { NotificationDialog } from '../ui/notification-dialog.tsx'

const bell = lazyModule('bell', () => import('../features/notifications/bell.tsx'))

/** The bell of the signed-in member (SPEC §2). Its code is loaded after the screen's, and a failure to load it affects nothing else. */
export function MemberBell() {
  const user = useSession()
  return user && <LoadedBell key={user.uid} />
}

function LoadedBell() {
  const { data } = useQuery(bell)
  return data && <data.Bell />
}

const focusRecovery = lazyModule('focus-recovery', () => import('./focus-recovery.tsx'))

/**
 * Focus recovery is needed from the first use of the keyboard or pointer: its code is loaded with the first focus, and
 * receives what had the focus until then.
 */
export function LazyFocusRecovery() {
  const [seen, setSeen] = useState<readonly HTMLElement[]>([])
  const { data } = useQuery({ ...focusRecovery, enabled: seen.length > 0 })
  useEffect(() => {
    if (data) return
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) setSeen((before) => [...before, target])
    }
    addEventListener('focusin', note)
    return () => removeEventListener('focusin', note)
  }, [data])
  return data && <data.FocusRecovery seen={seen} />
}

const reportList = lazyModule('report-list', () => import('./report-list.tsx'))

/** Shows the messages of `notify`, one dialog at a time. In the first chunk, so that it can report a missing network. */
export function Notifications() {
  const messages = useMessages()
  const reports = messages.filter(isQuiet)
  const { data: code, isError } = useQuery({ ...reportList, enabled: reports.length > 0 })
  // A report whose code cannot be loaded is shown as a dialog.
  const dialog = messages.find((message) => isError || !isQuiet(message))
  return (
    <>
      {code && reports.length > 0 && <code.ReportList reports={reports} />}
      {dialog && <NotificationDialog key={dialog.id} {...dialog} onFinish={dialog.finish} />}
    </>
  )
}

/** What lazily loaded code shows beside every screen. */
export function PersistentSlot() {
  return useStore(persistentSlot, (content) => content, null)
}
