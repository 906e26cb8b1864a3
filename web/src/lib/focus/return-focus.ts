/** Ms in which the screen that Back leads to can render the link it was left by; later, a move of the focus would surprise. */
const timeout = 3000

/** The place of the current screen in the history, as the router numbers it. */
const historyIndex = (): number | undefined => history.state?.idx

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null

/** What a link leads to, without the count of views, which grows with each one. */
function destination({ href }: HTMLAnchorElement): string {
  const url = new URL(href)
  url.searchParams.delete('views')
  return url.href
}

/** Whether no control has the focus: a new screen gives it to its content as a whole. */
function isFree(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement.matches('body, main')
}

/**
 * Back puts the focus on the link by which the screen was left, such as the card of an article in a list: keyboards and screen
 * readers continue there. The scroll position stays as it is restored.
 * @param seen what had the focus before this was loaded, the latest last: a first press may have left a screen already
 * @returns ends it
 */
export function returnFocus(seen: readonly HTMLElement[] = []): () => void {
  const openedLinks = new Map<number, string>()
  let stop = () => {}

  const remember = (link: HTMLAnchorElement, at: number | undefined) => {
    if (at === undefined) return
    for (const later of openedLinks.keys()) if (later > at) openedLinks.delete(later)
    openedLinks.set(at, destination(link))
  }
  // The screen that it led to may have the focus by now.
  const pressed = seen.findLast((element) => element instanceof HTMLAnchorElement)
  if (pressed) remember(pressed, (historyIndex() ?? 0) - 1)

  const focusLink = (address: string): boolean => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]')
    const link = [...links].find((each) => destination(each) === address)
    if (!link || !isFree()) return false
    link.focus({ preventScroll: true })
    return true
  }
  const onClick = ({ target }: MouseEvent) => {
    stop()
    const link = linkAt(target)
    if (link) remember(link, historyIndex())
  }
  const onPop = () => {
    stop()
    const address = openedLinks.get(historyIndex() ?? -1)
    if (address === undefined) return
    const attempt = () => {
      if (focusLink(address)) stop()
    }
    const observer = new MutationObserver(attempt)
    // A cached list is rendered at once, and does not change afterwards.
    const frame = requestAnimationFrame(attempt)
    const timer = setTimeout(() => stop(), timeout)
    stop = () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
    observer.observe(document.body, { childList: true, subtree: true })
  }

  // Before the router, which navigates with the click.
  addEventListener('click', onClick, { capture: true })
  addEventListener('popstate', onPop)
  return () => {
    removeEventListener('click', onClick, { capture: true })
    removeEventListener('popstate', onPop)
    stop()
  }
}
