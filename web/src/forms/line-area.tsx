import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { AreaField } from './area-field.tsx'

/** A field of one line that is shown in as many lines as its text needs: Enter adds none, and a pasted one becomes a space. */
export function LineArea<Fields extends FieldValues, Values>(
  props: ComponentProps<typeof AreaField<Fields, Values>>,
) {
  return <AreaField {...props} rows={1} onKeyDown={withoutEnter} onInput={unwrap} />
}

function withoutEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
}

/** Ahead of the form, which reads the field with the change that follows. */
function unwrap({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>) {
  if (area.value.includes('\n')) area.value = area.value.replace(/\s*\n\s*/g, ' ')
}
