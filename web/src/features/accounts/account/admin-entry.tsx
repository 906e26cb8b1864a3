import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AdminPanel } from '../../../admin/admin-panel.tsx'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/api-failure.ts'
import { dashboardToolPath } from '../../../lib/dashboard-tools.ts'
import { notifyFailure } from '../../../lib/notify.ts'
import { dashboardPath } from '../../../lib/paths.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'

/** The admin button (SPEC §2): opens the dashboard while the admin session is valid, the admin sign-in otherwise. */
export function AdminEntry({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const panel = useId()

  const enter = async () => {
    if (isOpen) return setOpen(false)
    setAsking(true)
    try {
      await callApi('dashboard_counts', {})
      navigate(dashboardPath(user.adid ?? ''))
    } catch (error) {
      if (!(error instanceof ApiFailure)) notifyFailure(error)
      else if (error.code === 'admin-session-required') setOpen(true)
      // The dashboard redirects to the setup of a second factor.
      else if (error.code === 'factor-missing') navigate(dashboardPath(user.adid ?? ''))
      else notifyFailure(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <section aria-labelledby={`${panel}-title`} className="grid gap-3">
      <h2 id={`${panel}-title`} className="text-h3">
        {accountPageTexts.adminTitle}
      </h2>
      <Button
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={enter}
        busy={isAsking && accountPageTexts.opening}
      >
        <ShieldCheck aria-hidden="true" className="size-5" />
        {accountPageTexts.admin}
      </Button>
      <Link to={dashboardToolPath(user.adid ?? '', 'factor')} className={buttonClass('secondary')}>
        <Smartphone aria-hidden="true" className="size-5" />
        {accountPageTexts.secondFactor}
      </Link>
      <div id={panel}>
        {isOpen && (
          <div className="rounded-card border border-line bg-surface p-5">
            <AdminPanel onOpened={(adid) => navigate(dashboardPath(adid))} />
          </div>
        )}
      </div>
    </section>
  )
}
