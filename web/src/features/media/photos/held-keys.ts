/** What moves among the tiles, or opens one of them. */
const moving: ReadonlySet<string> = new Set([
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Enter'],
])

let held: string[] | null = null
let onEscape = () => {}

/**
 * Holds the keys that are pressed from the moment in which a photo is opened, until its lightbox is there: its code, the
 * new address and the opening take a while, in which the tiles would still move by them.
 * @param leave called when Escape is pressed before there is a dialog that hears it
 */
export function holdKeys(leave: () => void = () => {}): void {
  if (held) return
  held = []
  onEscape = leave
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
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  const dialog = target instanceof Element ? target.closest('dialog') : null
  if (key === 'Escape' && !dialog) {
    swallow(event)
    takeHeldKeys()
    onEscape()
  } else if (moving.has(key) && (!dialog || dialog.matches('.stage'))) {
    // Another dialog, such as one that says what failed, has its keys.
    swallow(event)
    held?.push(key)
  }
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
