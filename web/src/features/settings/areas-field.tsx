import { type Area, areas } from '@dlm/contract/brand/areas'
import { CheckField } from '../../ui/check-field.tsx'
import type { SettingsForm as Form } from './settings-form.ts'

const areaNames: Readonly<Record<Area, string>> = {
  news: 'News',
  albums: 'Photo albums',
  videos: 'Videos',
  audio: 'Audio',
  products: 'Products',
  services: 'Services',
  sonata: 'Sonata keys',
  events: 'Events',
  success: 'Success points',
  questions: 'Questions (FAQ)',
  ratings: 'Ratings',
}

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
          {areaNames[area]}
        </CheckField>
      ))}
    </div>
  )
}
