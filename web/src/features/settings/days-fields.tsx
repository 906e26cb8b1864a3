import { type DateFormat, dateFormats } from '@dlm/contract/brand/conventions'
import { settingsScreenTexts } from '@dlm/contract/settings/settings-screen.texts'
import { useId } from 'react'
import { Field } from '../../forms/field.tsx'
import { dayIn } from '../../lib/format/date-format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

/** A date whose day cannot be mistaken for a month. */
const exampleDay = '2026-11-24'
const formats = dateFormats.map((value) => ({ value, label: dayIn[value](exampleDay) }))
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

/** The time zone, with a search by name, and the format of days. */
export function DaysFields({ form }: { form: Form }) {
  const list = useId()
  const { error } = form.getFieldState('dateFormat', form.formState)
  return (
    <>
      <Field
        form={form}
        name="timeZone"
        list={list}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        hint={settingsScreenTexts.timeZoneHint}
      />
      <datalist id={list}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <SelectField
        label={form.fields.dateFormat?.label ?? ''}
        options={formats}
        error={error?.message}
        value={form.watch('dateFormat')}
        onChange={({ target }) =>
          form.setValue('dateFormat', target.value as DateFormat, { shouldDirty: true })
        }
      />
    </>
  )
}
