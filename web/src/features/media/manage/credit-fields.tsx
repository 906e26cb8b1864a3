import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { licences } from '@dlm/contract/media/media.schema'
import type { FieldValues, Path } from 'react-hook-form'
import { ChoiceField } from '../../../forms/choice-field.tsx'
import { Field } from '../../../forms/field.tsx'
import type { ContractForm } from '../../../forms/use-contract-form.ts'

const options = [
  { value: '', label: manageMediaTexts.ownPhoto },
  ...licences.map((licence) => ({ value: licence, label: licence })),
]

/** The credit of a photo that is not the studio's own. */
export function CreditFields<Fields extends FieldValues, Values>({
  form,
}: {
  form: ContractForm<Fields, Values>
}) {
  return (
    <>
      <Field form={form} name={'author' as Path<Fields>} dir="auto" hint={manageMediaTexts.authorHint} />
      <ChoiceField form={form} name={'licence' as Path<Fields>} options={options} />
    </>
  )
}
