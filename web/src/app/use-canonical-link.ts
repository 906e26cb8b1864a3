import { useEffect, useRef } from 'react'

/** Removes the canonical link of the server-rendered page when another page is shown: browsers would share that address. */
export function useCanonicalLink(address: string): void {
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) document.querySelector('link[rel="canonical"]')?.remove()
  }, [address])
}
