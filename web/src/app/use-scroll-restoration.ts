import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isOverlay } from '../lib/focus/overlay.ts'

const positions = new Map<string, number>()

/**
 * A new screen opens at its top, Back returns to where one was, and an address that is replaced, as a search does
 * while one types, stays, as does the page below a photo that opens over it, and one whose link leads to a part of it. The browser restores a reloaded page itself.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash, state } = useLocation()
  const type = useNavigationType()

  useLayoutEffect(() => {
    const onScroll = () => positions.set(key, scrollY)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes, whatever it changes to
  useLayoutEffect(() => {
    if (type === NavigationType.Push && !isOverlay(state) && !hash) scrollTo(0, 0)
    else if (type === NavigationType.Pop && positions.has(key)) scrollTo(0, positions.get(key) ?? 0)
  }, [pathname, search, key])
}
