import { roomStages } from '@dlm/contract/rooms/room-screen.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import { type NamedPiece, type OwnRoom, RoomForm as schema } from '@dlm/contract/rooms/rooms.schema'
import { useState } from 'react'
import { useRefresh } from '../../../admin/admin-query.ts'
import { FormActions } from '../../../admin/form/form-actions.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { AreaField } from '../../../forms/area-field.tsx'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { Field } from '../../../forms/field.tsx'
import { submitting, useContractForm } from '../../../forms/use-contract-form.ts'
import { notify } from '../../../lib/notify.ts'
import { CoverField } from './cover-field.tsx'
import { ListFields } from './list-fields.tsx'
import { RoomFeedback } from './room-feedback.tsx'
import { RoomLinks } from './room-links.tsx'
import { SectionFields } from './section-fields.tsx'
import { newSection } from './sections.ts'

interface Props {
  /** Null for a new one. */
  room: OwnRoom | null
  onClose(): void
  /** The new room is there, and its links can be made. */
  onAdded?(id: string): void
}

const stageOptions = Object.entries(roomStages).map(([value, label]) => ({ value, label }))

/** What a room says and shows; below it, once it is there, its links. */
export function RoomForm({ room, onClose, onAdded }: Props) {
  const form = useContractForm(schema, room?.fields ?? { title: '', sections: [newSection()] })
  const [revision, setRevision] = useState(room?.revision ?? 0)
  const [names, setNames] = useState<readonly NamedPiece[]>(room?.pieces ?? [])
  const refresh = useRefresh()
  const sections = form.watch('sections') ?? []
  const coverPhoto = form.watch('coverPhoto') ?? ''
  const { errors } = form.formState
  const wrong =
    errors.sections?.message ??
    errors.coverPhoto?.message ??
    (errors.lists && (errors.lists.message ?? roomToolTexts.listWithoutName))

  const submit = submitting(form, async (values) => {
    if (room) {
      await callAdmin('update_room', { id: room.id, revision, ...values })
      setRevision(revision + 1)
      void notify(roomToolTexts.saved)
      void refresh()
      return
    }
    const { data } = await callAdmin('add_room', values)
    void notify(roomToolTexts.added)
    void refresh()
    onAdded?.(data[0].id)
  })
  return (
    <SidePanel title={room ? roomToolTexts.editTitle : roomToolTexts.addTitle} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field form={form} name="title" />
        <AreaField form={form} name="text" rows={3} hint={roomToolTexts.greetingHint} />
        <ChoiceField form={form} name="stage" options={stageOptions} hint={roomToolTexts.stageHint} />
        <SectionFields
          sections={sections}
          names={names}
          onNamed={(piece) => setNames([...names, piece])}
          onChange={(changed) => form.setValue('sections', changed, { shouldDirty: true })}
        />
        <ListFields
          lists={form.watch('lists') ?? []}
          onChange={(changed) => form.setValue('lists', changed, { shouldDirty: true })}
        />
        <CoverField
          sections={sections}
          names={names}
          chosen={coverPhoto}
          onChoose={(pid) => form.setValue('coverPhoto', pid, { shouldDirty: true })}
        />
        {wrong && (
          <p role="alert" className="text-sm text-danger">
            {wrong}
          </p>
        )}
        <FormActions
          submitLabel={roomToolTexts.save}
          busy={form.formState.isSubmitting && roomToolTexts.saving}
          onClose={onClose}
        />
      </form>
      {room && <RoomFeedback room={room.id} title={room.fields.title} />}
      {room && <RoomLinks room={room.id} links={room.links} />}
    </SidePanel>
  )
}
