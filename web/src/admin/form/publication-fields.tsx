import { conventions } from '@dlm/contract/brand/conventions'
import { asDraft } from '@dlm/contract/constants'
import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { studioDay } from '@dlm/contract/format/day'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { Field } from '../../forms/field.tsx'
import { titled } from '../../forms/titled.ts'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { isUnpublished } from './is-unpublished.ts'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
}

/** The field while its time is emptied: nothing is published at once because of that. */
const noTime = 'no time'

/** @param isOut whether the time that is set has passed */
const choicesFor = (isOut: boolean) => [
  { value: '', label: formTexts.now },
  { value: 'at', label: isOut ? formTexts.published : formTexts.scheduled },
  { value: asDraft, label: formTexts.draft },
]

/** Tomorrow at nine: what a time begins with that is to be chosen. */
function tomorrow(): string {
  return `${studioDay(Date.now() + 86_400_000)}T09:00`
}

/** When an entry is published: at once, at a time of the studio's, or not yet. */
export function PublishField<Fields extends FieldValues, Values>({ form, name }: Props<Fields, Values>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const value = String(field.value)
  const choice = value === '' || value === asDraft ? value : 'at'
  const set = (next: string) => field.onChange(next as PathValue<Fields, Path<Fields>>)
  const isOut = choice === 'at' && value !== noTime && !isUnpublished(value)
  const zone = conventions.timeZone.replaceAll('_', ' ')
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        label={formTexts.publication}
        options={choicesFor(isOut)}
        value={choice}
        onChange={({ target }) => set(target.value === 'at' ? tomorrow() : target.value)}
      />
      {choice === 'at' && (
        <TextField
          ref={field.ref}
          name={name}
          type="datetime-local"
          label={form.fields[name]?.label ?? name}
          // Former versions have a day alone.
          value={value.includes('T') || value === noTime ? value.replace(noTime, '') : `${value}T00:00`}
          onChange={({ target }) => set(target.value || noTime)}
          onBlur={field.onBlur}
          hint={formTexts.publishHint(isOut, zone)}
          error={fieldState.error?.message && titled(fieldState.error.message)}
        />
      )}
    </div>
  )
}

/** The day on which an entry is taken down automatically. */
export function TakeDownField<Fields extends FieldValues, Values>({ form, name }: Props<Fields, Values>) {
  return <Field form={form} name={name} type="date" hint={formTexts.unpublishHint} />
}
