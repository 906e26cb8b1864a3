/** Pixels between the bar and what is above it. */
const gap = 12

/**
 * Reserves the height of a floating bar for what floats above it (styles/floating.css), however many lines its texts take.
 * @returns what ends that
 */
export function reserveBarRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--bar-room', `${Math.ceil(bar.offsetHeight) + gap}px`),
  )
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bar-room')
  }
}
