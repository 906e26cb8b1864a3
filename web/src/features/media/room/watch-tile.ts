/** Milliseconds that a tile is in view until it counts as looked at, and the share of it that is. */
const glance = 1_000
const share = 0.6

const watched = new Map<Element, () => void>()
const timers = new Map<Element, ReturnType<typeof setTimeout>>()
let observer: IntersectionObserver | undefined

function stop(tile: Element): void {
  clearTimeout(timers.get(tile))
  timers.delete(tile)
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    stop(target)
    const onSeen = watched.get(target)
    if (isIntersecting && onSeen) timers.set(target, setTimeout(onSeen, glance))
  }
}

/** Calls back once a tile was in view for a second, as one that is scrolled past is not. @returns ends that */
export function watchTile(tile: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(look, { threshold: share })
  watched.set(tile, onSeen)
  observer.observe(tile)
  return () => {
    stop(tile)
    watched.delete(tile)
    observer?.unobserve(tile)
  }
}
