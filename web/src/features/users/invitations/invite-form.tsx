import { longestInvitation } from '@dlm/contract/constants'
import { adminRoles } from '@dlm/contract/roles'
import { NewInvitation } from '@dlm/contract/users/invitations.schema'
import { invitationsTexts } from '@dlm/contract/users/invitations.texts'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { notify } from '../../../lib/notify.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The address that an invited admin opens; the token is behind the `#`, which no server receives. */
const invitationUrl = (token: string): string => `${location.origin}${paths.invitation}#${token}`

const roles = adminRoles.map((value) => ({ value, label: invitationsTexts.roles[value] }))
const days = [1, 3, 7, longestInvitation].map((count) => ({
  value: String(count),
  label: invitationsTexts.days(count),
}))

/** Invites an address; the link is shown once, also if the mail fails. */
export function InviteForm() {
  const form = useContractForm(NewInvitation, { email: '', role: 'editor', days: 7 })
  const [link, setLink] = useState<{ url: string; note: string } | null>(null)
  const refresh = useRefresh()

  const submit = submitting(form, async (invitation) => {
    const { token, mail } = await callAdmin('invite', invitation)
    const note = mail.sent
      ? invitationsTexts.linkMailed(invitation.email)
      : invitationsTexts.linkNotMailed(mail.reason)
    setLink({ url: invitationUrl(token), note })
    if (mail.sent) void notify(userTexts.invited(invitation.email))
    form.reset()
    void refresh()
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby="invite"
      className="grid max-w-text gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="invite" className="text-h3">
        {invitationsTexts.title}
      </h2>
      <Field
        form={form}
        name="email"
        label={invitationsTexts.email}
        type="email"
        hint={invitationsTexts.emailHint}
        autoComplete="off"
      />
      <ChoiceField form={form} name="role" options={roles} />
      <ChoiceField form={form} name="days" options={days} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.formState.isSubmitting && invitationsTexts.inviting}
      >
        {invitationsTexts.invite}
      </Button>
      {link && (
        <TextField
          label={invitationsTexts.link}
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
          hint={link.note}
        />
      )}
    </form>
  )
}
