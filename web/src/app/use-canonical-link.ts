import { useEffect, useRef } from 'react'

/**
 * Takes the canonical address that the server wrote for the first page away when another one is shown: browsers share it
 * in place of the address they are at.
 */
export function useCanonicalLink(address: string): void {
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) document.querySelector('link[rel="canonical"]')?.remove()
  }, [address])
}
