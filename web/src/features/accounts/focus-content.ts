/** Hands the focus to the screen's content, where what had it has gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
