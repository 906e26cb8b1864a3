/** Keys that move among the tiles, or open one: arrows, Home, End, Enter. */
const moving = /^(Arrow|Home|En)/

let held: string[] | null = null

/**
 * Buffers the keys pressed between opening a photo and its lightbox: loading the code, navigation and animation take a while,
 * in which the keys would still move among the tiles. Escape goes back at once.
 */
export function holdKeys(): void {
  held ??= []
  addEventListener('keydown', hold, true)
}

/** Ends the buffering. @returns the pressed keys, in their order */
export function takeHeldKeys(): readonly string[] {
  const keys = held ?? []
  held = null
  removeEventListener('keydown', hold, true)
  return keys
}

function hold(event: KeyboardEvent): void {
  const { key } = event
  // The browser's own shortcuts for Back.
  if (event.altKey || event.metaKey) return
  const dialog = document.activeElement?.closest('dialog')
  // Another dialog, such as an error, handles its own keys.
  const isHeld = moving.test(key) && (!dialog || dialog.matches('.stage'))
  if (!isHeld && (dialog || key !== 'Escape')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  held?.push(key)
  if (isHeld) return
  takeHeldKeys()
  history.back()
}
