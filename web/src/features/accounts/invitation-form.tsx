import { invitationTexts } from '@dlm/contract/accounts/invitation.texts'
import { lengths } from '@dlm/contract/constants'
import { InvitationForm as Schema } from '@dlm/contract/users/invitations.schema'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { updateUser } from '../../auth/persist-session.ts'
import { accepted } from '../../forms/accepted.ts'
import { Field } from '../../forms/field.tsx'
import { submitting, useContractForm } from '../../forms/use-contract-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'

/** Accepts an invitation with an admin password; shows the admin id with a link to the dashboard. */
export function InvitationForm({ token }: { token: string }) {
  const form = useContractForm(Schema, { adps: '' })
  const [invited, setInvited] = useState<{ adid: string; role: string } | null>(null)
  const navigate = useNavigate()
  const submit = submitting(form, async ({ adps }) => {
    const { adid, role } = await callApi('accept_invitation', { token, adps })
    // Where it does not open, the dashboard asks.
    await callApi('admin_signin', { adid, adps }).catch(() => undefined)
    setInvited({ adid, role })
  })
  const open = async (adid: string) => {
    try {
      const { data } = await callApi('get_user_data', {})
      updateUser(data[0])
      navigate(dashboardToolPath(adid), { replace: true })
      scrollTo(0, 0)
    } catch (error) {
      notifyFailure(error)
    }
  }

  if (invited)
    return (
      <div className="grid gap-4">
        <p role="status">{invitationTexts.accepted(invited.role)}</p>
        <p className="rounded-control bg-raised p-4 font-semibold select-all">{invited.adid}</p>
        <Button className="justify-self-start" onClick={() => open(invited.adid)}>
          {invitationTexts.openDashboard}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        form={form}
        name="adps"
        label={invitationTexts.adminPassword}
        isSecret
        hint={invitationTexts.adminPasswordHint(accepted.adminPassword)}
        accepts={accepted.adminPassword}
        autoComplete="off"
        maxLength={lengths.adminPassword.max}
      />
      <Button type="submit" busy={form.formState.isSubmitting && invitationTexts.accepting}>
        {invitationTexts.accept}
      </Button>
    </form>
  )
}
