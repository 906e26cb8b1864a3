import { type RefObject, startTransition, useEffect, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** How far below the window something is fetched ahead: closer than browsers do, so that a first view stays light. */
const margin = '240px'

/** Whether the element has come close to what can be seen, and stays true from then on; of all that goes to paper, too. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A dozen may come near at once: in a transition they do not hold up what the person does.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return usePrinting() || near
}
