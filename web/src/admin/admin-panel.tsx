import { useState } from 'react'
import { useSession } from '../auth/session.ts'
import { AdminSignInForm } from './admin-sign-in-form.tsx'
import { NewAdminPasswordForm } from './new-admin-password-form.tsx'

interface Props {
  /** The admin session is open. */
  onOpened(adid: string): void
  /** What the button says. */
  action?: string | undefined
}

/** The admin sign-in, and a new password in place of an initial one (SPEC §2, DESIGN §5). */
export function AdminPanel({ onOpened, action }: Props) {
  const user = useSession()
  const [grant, setGrant] = useState<string | null>(null)
  if (!user) return null
  return grant === null ? (
    <AdminSignInForm adid={user.adid} onGranted={setGrant} onOpened={onOpened} action={action} />
  ) : (
    <NewAdminPasswordForm user={user} grant={grant} onSet={() => setGrant(null)} />
  )
}
