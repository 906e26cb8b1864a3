import { useMemo } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

/** What stands in for a picture until it is there; nothing where its thumbhash cannot be read. */
export function StandIn({ thumbhash }: { thumbhash: string }) {
  const source = useMemo(() => imageOf(thumbhash), [thumbhash])
  return (
    source && (
      <img src={source} alt="" aria-hidden="true" className="absolute inset-0 size-full object-cover" />
    )
  )
}

function imageOf(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
