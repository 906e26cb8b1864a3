import { useEffect } from 'react'

/** From now on presses are heard: tells `public/first.js`, which holds those that came before, and those who measure the load. */
export function markAppReady(): void {
  performance.mark('app-ready')
  dispatchEvent(new Event('app-ready'))
}

/** Stands beside the screen in its boundary: there once the screen is, with all of its code. */
export function AppReady(): null {
  useEffect(markAppReady, [])
  return null
}
