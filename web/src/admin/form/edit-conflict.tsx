import type { FormField } from '@dlm/contract/form-fields'
import { Button } from '../../ui/button.tsx'
import { FieldDifferences } from './field-differences.tsx'

interface Props {
  fields: Readonly<Record<string, FormField>>
  other: Readonly<Record<string, unknown>>
  own: Readonly<Record<string, unknown>>
  onKeepOwn(): void
  onTakeOther(): void
}

/** Shows what another admin changed while a form was open, and lets the admin decide. */
export function EditConflict({ fields, other, own, onKeepOwn, onTakeOther }: Props) {
  return (
    <section aria-label="What changed meanwhile" className="grid gap-4 rounded-card border border-amber p-4">
      <p role="alert" className="font-semibold">
        Another admin changed this meanwhile.
      </p>
      <FieldDifferences
        fields={fields}
        left={{ label: 'Now', values: other }}
        right={{ label: 'Yours', values: own }}
        none="Nothing that you can see here: only the picture."
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeOther}>
          Take the other version
        </Button>
        <Button onClick={onKeepOwn}>Keep my version</Button>
      </div>
    </section>
  )
}
