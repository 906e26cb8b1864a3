import type { Page } from 'playwright-core'

/**
 * What covers something that takes the focus once the page was scrolled to it, downwards and upwards, one line each; empty
 * when all is well. The dock does not step aside meanwhile, since it handles a scroll a moment later: the worst case.
 */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Whatever the last scroll moved has come to rest.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const focusable =
      'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"], [role="tabpanel"])'
    // One over another comes after it in the document.
    const modal = [...document.querySelectorAll(':modal')].at(-1)
    const all = [...(modal ?? document).querySelectorAll<HTMLElement>(focusable)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      // Elements for screen readers alone have a pixel; a skip link appears with the focus.
      return width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true })
    })
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFloating(element.parentElement))
    const inside = all.filter((element) => modal || !isFloating(element))

    /** Itself, what contains it, its label, or what is in a field beside the input, as its icon. */
    const isPartOf = (hit: Element, element: HTMLElement) =>
      element.contains(hit) ||
      hit.contains(element) ||
      hit.closest('label')?.control === element ||
      (element instanceof HTMLInputElement && element.parentElement?.contains(hit))

    /** Its box, or its first line's, as far as it is not cut off. */
    const visibleBox = (element: HTMLElement) => {
      const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
      const box = { left, top: Math.max(top, 0), right, bottom: Math.min(bottom, innerHeight) }
      for (let above = element.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflow === 'visible') continue
        const frame = above.getBoundingClientRect()
        box.left = Math.max(box.left, frame.left)
        box.top = Math.max(box.top, frame.top)
        box.right = Math.min(box.right, frame.right)
        box.bottom = Math.min(box.bottom, frame.bottom)
      }
      return box
    }
    /** What a pointer hits at its position. */
    const over = (element: HTMLElement) => {
      const { left, top, right, bottom } = visibleBox(element)
      const points = [0.1, 0.5, 0.9].map(
        (part) => [left + (right - left) * part, (top + bottom) / 2] as const,
      )
      const edges = [top + 4, bottom - 4].map((y) => [(left + right) / 2, y] as const)
      return [...points, ...edges]
        .map(([x, y]) => document.elementFromPoint(x, y))
        .find((hit) => hit && !isPartOf(hit, element))
    }
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`

    const covered = new Set<string>()
    for (const element of [...inside, ...inside.toReversed()]) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const hit = over(element)
      if (hit) covered.add(`${name(hit)} covers ${name(element)}`)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...covered]
  })
}
