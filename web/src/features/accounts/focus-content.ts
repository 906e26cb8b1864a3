/** Focuses the screen's content after the focused element was removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
