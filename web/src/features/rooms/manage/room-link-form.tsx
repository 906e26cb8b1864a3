import type { Request } from '@dlm/contract/contract'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import { type RoomLink, RoomLinkForm as schema } from '@dlm/contract/rooms/rooms.schema'
import { type FormEvent, useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { linkFields } from './link-fields.ts'

interface Props {
  /** Null for a new one. */
  link: RoomLink | null
  add(values: Omit<Request<'add_room_link'>, 'room'>): Promise<void>
  onChanged(): void
  onClose(): void
}

const newLink = {
  ...{ name: '', downloads: 'web' as const, lastDay: '', email: '' },
  ...{ mayChoose: false, mayComment: false, mayApprove: false },
}

/** Whom a link is for, and what it allows. The PIN of a link is not in the form: empty, it stays. */
export function RoomLinkForm({ link, add, onChanged, onClose }: Props) {
  const form = useContractForm(schema, { ...(link ? linkFields(link) : newLink), pin: '' })
  const [isWithoutPin, setWithoutPin] = useState(false)
  const submit = submitting(form, async ({ pin, ...values }) => {
    if (!link) return add({ ...values, pin })
    const changed = isWithoutPin ? { pin: '' } : pin ? { pin } : {}
    await callAdmin('update_room_link', { id: link.id, ...values, ...changed })
    onChanged()
  })
  const downloadOptions = Object.entries(form.fields.downloads?.choices ?? {}).map(([value, label]) => ({
    value,
    label,
  }))
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // It is beside the form of the room, which is not sent with it.
        event.stopPropagation()
        return submit(event)
      }}
      aria-label={link ? roomToolTexts.changeLink(link.name) : roomToolTexts.newLink}
      className="grid grid-cols-1 gap-4 rounded-card border border-line p-3"
    >
      <Field form={form} name="name" hint={roomToolTexts.nameHint} autoComplete="off" />
      <ChoiceField form={form} name="downloads" options={downloadOptions} />
      <CheckField {...form.register('mayChoose')} hint={roomToolTexts.chooseHint}>
        {form.fields.mayChoose?.label}
      </CheckField>
      <CheckField {...form.register('mayComment')} hint={roomToolTexts.commentHint}>
        {form.fields.mayComment?.label}
      </CheckField>
      <CheckField {...form.register('mayApprove')} hint={roomToolTexts.approveHint}>
        {form.fields.mayApprove?.label}
      </CheckField>
      <Field form={form} name="email" type="email" hint={roomToolTexts.emailHint} autoComplete="off" />
      <Field form={form} name="lastDay" type="date" hint={roomToolTexts.lastDayHint} />
      <Field
        form={form}
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        hint={link?.hasPin ? roomToolTexts.pinStays : roomToolTexts.pinHint}
      />
      {link?.hasPin && (
        <CheckField checked={isWithoutPin} onChange={(event) => setWithoutPin(event.target.checked)}>
          {roomToolTexts.withoutPin}
        </CheckField>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.formState.isSubmitting && roomToolTexts.saving}>
          {link ? roomToolTexts.save : roomToolTexts.addLink}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {roomToolTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
