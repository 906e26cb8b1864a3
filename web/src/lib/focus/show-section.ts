import type { MouseEvent } from 'react'

/** Scrolls to the section that a link names, and hands it the focus; the address stays. */
export function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const section = document.getElementById(event.currentTarget.hash.slice(1))
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ behavior: 'smooth' })
}
