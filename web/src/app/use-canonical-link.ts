import { useEffect, useRef } from 'react'

/**
 * Removes what the server-rendered page says of its own address when another page is shown: browsers would share that
 * address.
 */
export function useCanonicalLink(address: string): void {
  const first = useRef(address)
  useEffect(() => {
    if (address === first.current) return
    for (const link of document.querySelectorAll('[rel=canonical],[hreflang]')) link.remove()
  }, [address])
}
