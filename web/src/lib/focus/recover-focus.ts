/** Ms that whatever took the focused element away has to give the focus to something itself. */
const grace = 100

/** How many places are remembered: a question may come between a button and its end, and its answer's message after that. */
const remembered = 6

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** An element that had the focus, and where it stood: each of its ancestors, with the place of the next one in it. */
interface Place {
  element: HTMLElement
  steps: readonly { parent: Element; child: Element; at: number }[]
}

function placeOf(element: HTMLElement): Place {
  const steps = []
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    steps.push({ parent: child.parentElement, child, at: [...child.parentElement.children].indexOf(child) })
  return { element, steps }
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/** Tries to give an element the focus; a heading can have it for once. */
function focus(element: HTMLElement | null | undefined): boolean {
  if (!element?.isConnected) return false
  if (!element.matches(`${focusable}, [tabindex]`)) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    element.focus({ preventScroll: true })
  } else element.focus()
  return !isLost()
}

/** What replaced the element: the same control of the next row, or what is at its position now. */
function successor({ element, steps }: Place): HTMLElement | null {
  const step = steps.find(({ parent }) => parent.isConnected)
  if (!step) return null
  const { parent, child, at } = step
  const isReplaced = child === element
  if (!isReplaced && !parent.matches('ul, ol, tbody')) return null
  const next = parent.children[at] ?? parent.lastElementChild
  if (!(next instanceof HTMLElement)) return null
  if (next.matches(focusable)) return next
  const before = [...child.querySelectorAll(focusable)].indexOf(element)
  const controls = next.querySelectorAll<HTMLElement>(focusable)
  return controls[Math.min(Math.max(before, 0), controls.length - 1)] ?? null
}

/** The heading of the part it stood in, but none of an entry in a list. What stood in a dialog that is closed has none. */
function headingAbove({ steps }: Place): HTMLElement | null {
  if (steps.some(({ child }) => child.matches('dialog') && !child.isConnected)) return null
  for (const { parent } of steps) {
    if (!parent.isConnected || !parent.closest('main, dialog')) continue
    const heading = [...parent.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
      (one) => !one.closest('li, article'),
    )
    if (heading) return heading
  }
  return null
}

/**
 * Gives the focus a new place where the element that had it is taken away, as a deleted row is, or the button that opened a
 * dialog: what replaced it, the heading above, or what had the focus before. A click on no control still removes the focus.
 * @param seen what had the focus before, the latest last
 * @returns ends it
 */
export function recoverFocus(seen: readonly HTMLElement[] = []): () => void {
  let places: readonly Place[] = [...new Set(seen.toReversed())]
    .filter(({ isConnected }) => isConnected)
    .slice(0, remembered)
    .map(placeOf)
  let timer: ReturnType<typeof setTimeout> | undefined

  const recover = () => {
    if (!isLost()) return
    for (const place of places)
      if (focus(place.element) || focus(successor(place)) || focus(headingAbove(place))) return
    focus(document.querySelector<HTMLElement>('main'))
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const others = places.filter(({ element }) => element !== target)
    places = [placeOf(target), ...others].slice(0, remembered)
  }
  // A click beside everything takes the focus from what is still there, and means it.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Another control has it next; a tap may be over, and have taken that one away, before the timer runs.
    if (relatedTarget) return
    setTimeout(() => {
      if (isLost() && target instanceof Element && target.isConnected) places = []
    })
  }
  const onMutation = () => {
    if (places[0]?.element.isConnected !== false || !isLost()) return
    clearTimeout(timer)
    timer = setTimeout(recover, grace)
  }

  addEventListener('focusin', onFocusIn)
  addEventListener('focusout', onFocusOut)
  const observer = new MutationObserver(onMutation)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', onFocusIn)
    removeEventListener('focusout', onFocusOut)
    observer.disconnect()
    clearTimeout(timer)
  }
}
