import { draftTexts } from '@dlm/contract/dashboard/drafts.texts'
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
    <section
      aria-label={draftTexts.editConflictTitle}
      className="grid gap-4 rounded-card border border-amber p-4"
    >
      <p role="alert" className="font-semibold">
        {draftTexts.editConflict}
      </p>
      <FieldDifferences
        fields={fields}
        left={{ label: draftTexts.current, values: other }}
        right={{ label: draftTexts.yours, values: own }}
        none={draftTexts.onlyImageDiffers}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTakeOther}>
          {draftTexts.useOtherVersion}
        </Button>
        <Button onClick={onKeepOwn}>{draftTexts.keepOwnVersion}</Button>
      </div>
    </section>
  )
}
