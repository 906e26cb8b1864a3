import type { User } from '@dlm/contract/accounts/user.schema'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardPath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { AdminSignInForm } from './admin-sign-in-form.tsx'
import { NewAdminPasswordForm } from './new-admin-password-form.tsx'

/** The admin button and the panel it opens (SPEC §2): the admin sign-in, and a new password in place of an initial one. */
export function AdminEntry({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [grant, setGrant] = useState<string | null>(null)
  const navigate = useNavigate()
  const panel = useId()

  return (
    <section aria-labelledby={`${panel}-title`} className="grid gap-3">
      <h2 id={`${panel}-title`} className="text-h3">
        Administration
      </h2>
      <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <ShieldCheck aria-hidden="true" className="size-5" />
        Admin
      </Button>
      <div id={panel}>
        {isOpen && (
          <div className="rounded-card border border-line bg-surface p-5">
            {grant === null ? (
              <AdminSignInForm onGranted={setGrant} onOpened={(adid) => navigate(dashboardPath(adid))} />
            ) : (
              <NewAdminPasswordForm user={user} grant={grant} onSet={() => setGrant(null)} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
