import type { EndpointName } from '@dlm/contract/contract'
import { useEffect, useId, useState } from 'react'
import { type AskedFor, onAdminPasswordWanted } from '../auth/admin-session.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { LazyAdminPanel } from './lazy-admin-panel.tsx'

/** Why a call asks for the admin password again: what it does, in a sentence. */
export const reauthenticationReasons: Partial<Record<EndpointName, string>> = {
  make_admin: 'This opens the dashboard to another person.',
  demote_admin: 'This closes the dashboard to an admin.',
  set_role: 'This changes what an admin may do.',
  invite: 'This invites a person to be an admin.',
  require_factor: 'This changes how every admin signs in.',
  del_user: 'This removes an account, which cannot be undone.',
  purge: 'This deletes an entry permanently, which cannot be undone.',
  set_ceilings: 'This changes the costs at which the portal limits itself.',
  set_settings: 'This changes the portal for every visitor.',
  set_legal: 'This changes a legal text for every visitor.',
  start_backup: 'A backup has everything that is stored here, the data of all members too.',
}

const request = 'Please enter your admin password again.'

/** @param call what is being done, which says why it asks */
function textsOf(reason: AskedFor, call: EndpointName): { title: string; text: string; action?: string } {
  if (reason === 'admin-password-required')
    return {
      title: 'Please Confirm',
      text: `${reauthenticationReasons[call] ?? ''} ${request}`.trimStart(),
      action: 'Continue',
    }
  return {
    title: 'Admin Session Ended',
    text: `${request} What you were doing continues where it was.`,
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
          Not now
        </Button>
      </div>
    </Modal>
  )
}
