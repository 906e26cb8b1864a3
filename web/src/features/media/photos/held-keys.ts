/** What moves among the tiles, or opens one of them: arrows, Home, End, Enter. */
const moving = /^(Arrow|Home|En)/

let held: string[] | null = null

/**
 * Holds the keys that are pressed from the moment in which a photo is opened, until its lightbox is there: its code, the
 * new address and the opening take a while, in which the tiles would still move by them. Escape leads back at once.
 */
export function holdKeys(): void {
  held ??= []
  addEventListener('keydown', hold, true)
}

/** Ends the holding. @returns the keys that were pressed, in their order */
export function takeHeldKeys(): readonly string[] {
  const keys = held ?? []
  held = null
  removeEventListener('keydown', hold, true)
  return keys
}

function hold(event: KeyboardEvent): void {
  const { key } = event
  // The browser's own ways back.
  if (event.altKey || event.metaKey) return
  const dialog = document.activeElement?.closest('dialog')
  // Another dialog, such as one that says what failed, has its keys.
  const isHeld = moving.test(key) && (!dialog || dialog.matches('.stage'))
  if (!isHeld && (dialog || key !== 'Escape')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held?.push(key)
  if (isHeld) return
  takeHeldKeys()
  history.back()
}
