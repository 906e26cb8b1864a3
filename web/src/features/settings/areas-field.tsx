import { type Area, areas, areaTitles } from '@dlm/contract/brand/areas'
import { CheckField } from '../../ui/check-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

/** A checkbox for each area; the form field has the hidden ones as JSON text. */
export function AreasField({ form }: { form: Form }) {
  const hidden: Area[] = JSON.parse(form.watch('hidden'))
  const toggle = (area: Area) => {
    const next = areas.filter((each) => hidden.includes(each) !== (each === area))
    form.setValue('hidden', JSON.stringify(next), { shouldDirty: true })
  }
  return (
    <div className="grid sm:grid-cols-2">
      {areas.map((area) => (
        <CheckField key={area} checked={!hidden.includes(area)} onChange={() => toggle(area)}>
          {areaTitles[area]}
        </CheckField>
      ))}
    </div>
  )
}
