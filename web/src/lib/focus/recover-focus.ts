/** Ms in which the code that removed the focused element may move the focus itself. */
const grace = 100

/** How many places are remembered: between a button and its removal there may be a question, and the message after it. */
const remembered = 6

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** An element that had the focus, and its position: each of its ancestors, with the index of the child that leads to it. */
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

/** Tries to focus an element; a heading is focusable once. */
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

/** The heading of its section, but none of an entry in a list. An element of a closed dialog has none. */
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
 * Moves the focus where the focused element is removed, as a deleted row is, or the button that opened a
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
  // A click on no control removes the focus on purpose: the element is still there.
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Another control gets the focus; a tap may be over, and may have removed that one, before the timer runs.
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
