import { useEffect, useId, useState } from 'react'
import { onAdminSessionEnded } from '../../auth/admin-session.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { AdminPanel } from './admin-panel.tsx'

interface Asking {
  finish(isOpen: boolean): void
}

/** Asks for the admin password where the session has ended, above what is being done, which goes on afterwards. */
export function ReauthenticationDialog() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const id = useId()

  useEffect(
    () =>
      onAdminSessionEnded(
        () =>
          new Promise((resolve) => {
            const finish = (isOpen: boolean) => {
              setAsking(null)
              resolve(isOpen)
            }
            setAsking({ finish })
          }),
      ),
    [],
  )

  if (!asking) return null
  return (
    <Modal
      onDismiss={() => asking.finish(false)}
      aria-labelledby={id}
      className="w-[min(100vw-2rem,var(--container-dialog))]"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-h3">
          Admin Session Ended
        </h2>
        <p className="text-soft">
          Please enter your admin password again. What you were doing goes on where it was.
        </p>
        <AdminPanel onOpened={() => asking.finish(true)} />
        <Button variant="ghost" onClick={() => asking.finish(false)}>
          Not now
        </Button>
      </div>
    </Modal>
  )
}
