import { longestInvitation } from '@dlm/contract/constants'
import { adminRoles } from '@dlm/contract/roles'
import { NewInvitation } from '@dlm/contract/users/invitations.schema'
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

const roleNames = {
  owner: 'owner: everything, and who does what',
  admin: 'admin: everything but roles',
  editor: 'editor: content and media',
  support: 'support: questions and members',
  keys: 'keys: key requests',
} as const
const roles = adminRoles.map((value) => ({ value, label: roleNames[value] }))
const days = [1, 3, 7, longestInvitation].map((count) => ({
  value: String(count),
  label: count === 1 ? '1 day' : `${count} days`,
}))

/** Invites an address; the link is shown once, also if the mail fails. */
export function InviteForm() {
  const form = useContractForm(NewInvitation, { email: '', role: 'editor', days: 7 })
  const [link, setLink] = useState<{ url: string; note: string } | null>(null)
  const refresh = useRefresh()

  const submit = submitting(form, async (invitation) => {
    const { token, mail } = await callAdmin('invite', invitation)
    const note = mail.sent
      ? `It was mailed to ${invitation.email}, and is shown here only now.`
      : `The mail could not be sent: ${mail.reason} Please pass the link on yourself; it is shown only now.`
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
        Invite an admin
      </h2>
      <Field
        form={form}
        name="email"
        label="E-mail"
        type="email"
        hint="The member with a verified account of this address can accept."
        autoComplete="off"
      />
      <ChoiceField form={form} name="role" options={roles} />
      <ChoiceField form={form} name="days" options={days} />
      <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting && 'Inviting…'}>
        Invite
      </Button>
      {link && (
        <TextField
          label="Link of the invitation"
          readOnly
          value={link.url}
          onFocus={(event) => event.currentTarget.select()}
          hint={link.note}
        />
      )}
    </form>
  )
}
