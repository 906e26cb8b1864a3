import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { accountTexts } from '@dlm/contract/accounts/accounts.texts'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { forgetSession, signOut } from '../../../auth/sign-in-out.ts'
import { callApi } from '../../../lib/api/api.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { focusContent } from '../focus-content.ts'

/** Ends the session here, or, for someone who lost a device, every session. */
export function SignOutButtons() {
  const [busy, setBusy] = useState<'here' | 'everywhere' | null>(null)

  const leave = async () => {
    setBusy('here')
    await signOut()
    focusContent()
  }

  const leaveEverywhere = async () => {
    if ((await notify(accountTexts.signOutEverywhere)) !== 'yes') return
    setBusy('everywhere')
    try {
      await callApi('sign_out_everywhere', {})
      await forgetSession()
      focusContent()
    } catch (error) {
      setBusy(null)
      notifyFailure(error)
    }
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        className="flex-auto whitespace-nowrap"
        busy={busy === 'here' && accountPageTexts.signingOut}
        onClick={leave}
      >
        <LogOut aria-hidden="true" className="size-5" />
        {accountPageTexts.signOut}
      </Button>
      <Button
        variant="ghost"
        className="flex-auto whitespace-nowrap"
        busy={busy === 'everywhere' && accountPageTexts.signingOut}
        onClick={leaveEverywhere}
      >
        {accountPageTexts.signOutEverywhere}
      </Button>
    </div>
  )
}
