import type { EndpointName } from '@dlm/contract/contract'
import { reauthenticationTexts } from '@dlm/contract/dashboard/reauthentication.texts'
import { useEffect, useId, useState } from 'react'
import { type AskedFor, onAdminPasswordWanted } from '../auth/admin-session.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { LazyAdminPanel } from './lazy-admin-panel.tsx'

/** Why a call asks for the admin password again: what it does, in a sentence. */
export const reauthenticationReasons: Partial<Record<EndpointName, string>> = reauthenticationTexts.reasons

/** @param call what is being done, which says why it asks */
function textsOf(reason: AskedFor, call: EndpointName): { title: string; text: string; action?: string } {
  if (reason === 'admin-password-required')
    return {
      title: reauthenticationTexts.confirmTitle,
      text: `${reauthenticationReasons[call] ?? ''} ${reauthenticationTexts.request}`.trimStart(),
      action: reauthenticationTexts.continue,
    }
  return {
    title: reauthenticationTexts.endedTitle,
    text: reauthenticationTexts.endedHint,
  }
}

interface Asking {
  reason: AskedFor
  call: EndpointName
  finish(isOpen: boolean): void
}

/** Asks for the admin password where the session has ended or a call needs it again, above the current task, which continues afterwards. */
export function ReauthenticationDialog() {
  const [asking, setAsking] = useState<Asking | null>(null)
  const id = useId()

  useEffect(
    () =>
      onAdminPasswordWanted(
        (reason, call) =>
          new Promise((resolve) => {
            const finish = (isOpen: boolean) => {
              setAsking(null)
              resolve(isOpen)
            }
            setAsking({ reason, call, finish })
          }),
      ),
    [],
  )

  if (!asking) return null
  const { title, text, action } = textsOf(asking.reason, asking.call)
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
        <LazyAdminPanel onOpened={() => asking.finish(true)} action={action} />
        <Button variant="ghost" onClick={() => asking.finish(false)}>
          {reauthenticationTexts.notNow}
        </Button>
      </div>
    </Modal>
  )
}
