import { brand } from '@dlm/contract/brand'
import { confirmation } from '@dlm/contract/dialog-text'
import { MailMessage, type Member, type PreparedMail } from '@dlm/contract/users/users.schema'
import { userTexts } from '@dlm/contract/users/users.texts'
import { useRef } from 'react'
import { callAdmin } from '../../lib/admin-session.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { sendMail } from '../../lib/send-mail.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { SidePanel } from '../dashboard/side-panel.tsx'
import { AreaField } from '../site/form/area-field.tsx'
import { Field } from '../site/form/field.tsx'
import { showFieldErrors, useContractForm } from '../site/form/use-contract-form.ts'

const askDiscard = confirmation('Discard your e-mail?', 'What you typed is not sent yet.')

/** The warning e-mail (SPEC §2). One that could not be sent stays ready: sending it again warns the member only once. */
export function WarningForm({ member, onClose }: { member: Member; onClose(): void }) {
  const admin = useSession()
  const form = useContractForm(MailMessage, { sub: '', greet: '', body: '', special: '' })
  const ready = useRef<{ text: string; mail: PreparedMail }>(null)

  const prepared = async (message: MailMessage): Promise<PreparedMail> => {
    const text = JSON.stringify(message)
    if (ready.current?.text !== text)
      ready.current = { text, mail: (await callAdmin('warn_user', { ...message, uid: member.uid })).mail }
    return ready.current.mail
  }
  const close = async () => {
    if (form.formState.isDirty && (await notify(askDiscard)) !== 'yes') return
    onClose()
  }
  const submit = form.handleSubmit(async (message) => {
    try {
      const fate = await sendMail(await prepared(message))
      if (!fate.sent) return void notify(userTexts.mailFailed(fate.reason))
      onClose()
      void notify(userTexts.mailSent)
    } catch (error) {
      if (!showFieldErrors(form, error)) notifyFailure(error)
    }
  })

  return (
    <SidePanel title={`E-mail to ${member.user}`} onClose={close}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field form={form} name="sub" label="Subject" maxLength={150} />
        <Field form={form} name="greet" label="Greeting" maxLength={150} />
        <AreaField form={form} name="body" label="Message" maxLength={5000} />
        <AreaField form={form} name="special" label="Special notes" maxLength={2000} />
        <p className="text-sm">
          <span className="text-soft">Sending As</span>{' '}
          <span className="font-semibold wrap-anywhere">{`${admin?.user ?? ''}@${brand.mailDomain}`}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.formState.isSubmitting && 'Sending…'}>
            Send
          </Button>
          <Button look="secondary" onClick={close}>
            Close
          </Button>
        </div>
      </form>
    </SidePanel>
  )
}
