import { useEffect, useState } from 'react'

/** What one types into: the fields that open a phone's keyboard. */
const typedInto =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"], [type="button"], [type="submit"])'

/** Whether this is a field that is typed into. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(typedInto)
}

/** Whether the focus is in a field that is typed into. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => setTyping(isTypedInto(target))
    const onFocusOut = () => setTyping(false)
    addEventListener('focusin', onFocusIn)
    addEventListener('focusout', onFocusOut)
    return () => {
      removeEventListener('focusin', onFocusIn)
      removeEventListener('focusout', onFocusOut)
    }
  }, [])
  return typing
}
