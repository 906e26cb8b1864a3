import { useLayoutEffect, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { popListener } from './pop-listener.ts'

const { handleEvent } = popListener

/**
 * Lets Back leave this screen by a view transition, as a link does. React plays none for what is rendered within a `popstate`
 * event, so the router receives it a moment later. Only where the screen was opened by a link of this page: elsewhere the
 * browser itself restores where the other one was scrolled to.
 */
export function useTransitionOnBack(): void {
  const [isOpenedHere] = useState(useNavigationType() === NavigationType.Push)

  useLayoutEffect(() => {
    if (!isOpenedHere || !('startViewTransition' in document)) return
    let restored: number | undefined
    popListener.handleEvent = (event) => {
      // A swipe has moved the screen already.
      if (!event.isTrusted || event.hasUAVisualTransition || isStill()) return
      event.stopImmediatePropagation()
      const { scrollX, scrollY } = window
      setTimeout(() => {
        // By now the browser has scrolled this screen to where the other one was.
        restored = window.scrollY
        scrollTo(scrollX, scrollY)
        dispatchEvent(new PopStateEvent('popstate', { state: event.state }))
      })
    }
    return () => {
      popListener.handleEvent = handleEvent
      if (restored !== undefined) scrollTo(0, restored)
    }
  }, [isOpenedHere])
}

/** Whether the person asked for less motion. */
function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
