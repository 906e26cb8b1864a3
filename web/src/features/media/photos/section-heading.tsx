import type { ReactNode } from 'react'
import { headingHeight } from './sections-layout.ts'

interface Props {
  /** Pixels within the list. */
  y: number
  children: ReactNode
}

/** The heading of a section, at its position among the photos. */
export function SectionHeading({ y, children }: Props) {
  return (
    <li
      className="photo-section absolute inset-x-0 top-0 flex items-end pb-3"
      style={{ transform: `translateY(${y}px)`, height: headingHeight }}
    >
      <h2 dir="auto" className="line-clamp-2 text-h3">
        {children}
      </h2>
    </li>
  )
}
