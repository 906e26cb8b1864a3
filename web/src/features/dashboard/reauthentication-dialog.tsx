import { useEffect, useId, useState } from 'react'
import { type AskedFor, onAdminPasswordWanted } from '../../auth/admin-session.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { LateAdminPanel } from './late-admin-panel.tsx'

const texts: Record<AskedFor, { title: string; text: string; action?: string }> = {
  'admin-session-required': {
    title: 'Admin Session Ended',
    text: 'Please enter your admin password again. What you were doing goes on where it was.',
  },
  'admin-password-required': {
    title: 'Please Confirm',
    text: 'This cannot be undone, or changes who may do what. Please enter your admin password again.',
    action: 'Go on',
  },
}

interface Asking {
  reason: AskedFor
  finish(isOpen: boolean): void
}

/** Asks for the admin password where the session has ended, or a call wants it again, above what is being done, which goes on afterwards. */
export function ReauthenticationDialog() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const id = useId()

  useEffect(
    () =>
      onAdminPasswordWanted(
        (reason) =>
          new Promise((resolve) => {
            const finish = (isOpen: boolean) => {
              setAsking(null)
              resolve(isOpen)
            }
            setAsking({ reason, finish })
          }),
      ),
    [],
  )

  if (!asking) return null
  const { title, text, action } = texts[asking.reason]
  return (
    <Modal
      onDismiss={() => asking.finish(false)}
      aria-labelledby={id}
      className="w-[min(100vw-2rem,var(--container-dialog))]"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="text-soft">{text}</p>
        <LateAdminPanel onOpened={() => asking.finish(true)} action={action} />
        <Button variant="ghost" onClick={() => asking.finish(false)}>
          Not now
        </Button>
      </div>
    </Modal>
  )
}
