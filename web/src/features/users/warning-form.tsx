import { brand } from '@dlm/contract/brand/brand'
import { userToolTexts } from '@dlm/contract/users/user-tool.texts'
import type { AdminMail, MailMessage } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useEffect, useRef } from 'react'
import type * as z from 'zod'
import { FormActions } from '../../admin/form/form-actions.tsx'
import { SavedReplyChoice, SavedReplyList } from '../../admin/saved-replies.tsx'
import { sendMail } from '../../admin/send-mail.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { useSession } from '../../auth/session.ts'
import { AreaField } from '../../forms/area-field.tsx'
import { Field } from '../../forms/field.tsx'
import { type ContractForm, submitting } from '../../forms/use-contract-form.ts'
import { notify } from '../../lib/notify.ts'
import { Kbd } from '../../ui/kbd.tsx'

interface Props {
  form: ContractForm<z.input<typeof MailMessage>, MailMessage>
  /** The member to warn. */
  uid: string
  onSent(): void
  onClose(): void
}

/** The warning e-mail (SPEC §2). After a failure it can be sent again, and warns the member only once. */
export function WarningForm({ form, uid, onSent, onClose }: Props) {
  const admin = useSession()
  const ready = useRef<{ text: string; mail: AdminMail }>(null)
  const { setFocus } = form
  useEffect(() => setFocus('sub'), [setFocus])

  const prepared = async (message: MailMessage): Promise<AdminMail> => {
    const text = JSON.stringify(message)
    const before = ready.current?.text === text ? ready.current.mail : undefined
    if (before && !('sent' in before)) return before
    const again = before && { mail: before.id }
    const { mail } = await callAdmin('warn_user', { ...message, uid, ...again })
    ready.current = { text, mail }
    return mail
  }
  const typed = () => form.getValues('body')
  const insert = (text: string) => {
    form.setValue('body', text, { shouldDirty: true })
    setFocus('body')
  }
  const submit = submitting(form, async (message) => {
    const fate = await sendMail(await prepared(message))
    if (!fate.sent) return void notify(userTexts.mailFailed(fate.reason))
    onSent()
    void notify(userTexts.mailSent)
  })

  return (
    <>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <SavedReplyChoice typed={typed} onInsert={insert} />
        <Field form={form} name="sub" label={userToolTexts.subject} />
        <Field form={form} name="greet" label={userToolTexts.greeting} />
        <AreaField form={form} name="body" label={userToolTexts.message} />
        <AreaField form={form} name="special" label={userToolTexts.specialNotes} />
        <p className="text-sm">
          <span className="text-soft">{userToolTexts.sendingAs}</span>{' '}
          <bdi className="font-semibold wrap-anywhere">{`${admin?.user ?? ''}@${brand.mailDomain}`}</bdi>
        </p>
        <FormActions
          submitLabel={userToolTexts.send}
          busy={form.formState.isSubmitting && userToolTexts.sending}
          onClose={onClose}
        />
        <p className="text-sm text-soft max-lg:hidden">
          <Kbd>{userToolTexts.ctrl}</Kbd> <Kbd>{userToolTexts.enter}</Kbd> {userToolTexts.ctrlEnterHint}
        </p>
      </form>
      <SavedReplyList text={typed} />
    </>
  )
}
