import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import { withSeparators } from '@dlm/contract/format/with-separators'
import { useDeferredValue } from 'react'
import { type FieldValues, type Path, useWatch } from 'react-hook-form'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { wordsOf } from './words-of.ts'

interface Props<Fields extends FieldValues, Values> {
  form: ContractForm<Fields, Values>
  name: Path<Fields>
}

/** How many words a text has by now. */
export function WordCount<Fields extends FieldValues, Values>({ form, name }: Props<Fields, Values>) {
  const text = useDeferredValue(String(useWatch({ control: form.control, name }) ?? ''))
  const count = wordsOf(text)
  return <span className="tabular-nums">{writingTexts.words(withSeparators(count), count === 1)}</span>
}
