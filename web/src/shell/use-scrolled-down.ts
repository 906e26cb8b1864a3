import { useEffect, useState } from 'react'

/** Pixels a scroll has to cover before it counts as meant. */
const threshold = 24

/** Whether the last deliberate scroll went down; false near the top and at the end of the page. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const toEnd = document.documentElement.scrollHeight - innerHeight - scrollY
      if (scrollY < threshold || toEnd < threshold) setDown(false)
      else if (Math.abs(scrollY - last) > threshold) setDown(scrollY > last)
      else return
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return down
}
