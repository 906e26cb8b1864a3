import { controlTexts } from '@dlm/contract/site/controls.texts'
import { type ClipboardEvent, type InputEvent, useState } from 'react'

type Editable = HTMLInputElement | HTMLTextAreaElement

/** The pasted text as the field inserts it: a single-line field removes line breaks. */
function pastedInto(field: Editable, event: ClipboardEvent): string {
  const text = event.clipboardData.getData('text')
  return text.replace(/\r\n?|\n/g, field instanceof HTMLTextAreaElement ? '\n' : '')
}

/**
 * Reports that a field truncated pasted text, which browsers do silently: a password of 20 characters in a field of 16 would
 * be another one.
 * @param own the field's handlers of the same events, which are called first
 */
export function usePasteTruncation<Field extends Editable>(
  maxLength: number | undefined,
  own: {
    onPaste?: ((event: ClipboardEvent<Field>) => void) | undefined
    onInput?: ((event: InputEvent<Field>) => void) | undefined
  },
) {
  const [cut, setCut] = useState<string>()
  const onPaste = (event: ClipboardEvent<Field>) => {
    own.onPaste?.(event)
    if (maxLength === undefined || event.defaultPrevented) return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0)
    const excess = value.length - selected + pastedInto(event.currentTarget, event).length - maxLength
    setCut(excess > 0 ? controlTexts.pasteCut(maxLength, excess) : undefined)
  }
  const onInput = (event: InputEvent<Field>) => {
    own.onInput?.(event)
    if (event.nativeEvent.inputType !== 'insertFromPaste') setCut(undefined)
  }
  return { cut, onPaste, onInput }
}
