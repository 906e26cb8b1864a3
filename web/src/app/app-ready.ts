import { useEffect } from 'react'

/** From now on input is handled: informs `public/first.js`, which queued earlier presses, and those who measure the load. */
export function markAppReady(): void {
  performance.mark('app-ready')
  dispatchEvent(new Event('app-ready'))
}

/** Beside the screen in its boundary: rendered once the screen is, with all of its code. */
export function AppReady(): null {
  useEffect(markAppReady, [])
  return null
}
