import type { AlbumSection } from '@dlm/contract/media/media.schema'
import type { ComponentProps } from 'react'
import type { Sections } from '../photos/sections.ts'
import { headingHeight, sectionsLayout } from '../photos/sections-layout.ts'
import { useOpenSection } from './use-open-section.ts'

/** How these sections are shown among the photos of their album. */
export function sectionsOf(sections: readonly AlbumSection[]): Sections {
  return {
    place: (place, toPlace) => sectionsLayout(sections, place, toPlace),
    Heading: SectionHeading,
    Opening: OpenSection,
  }
}

function SectionHeading({ title, y }: ComponentProps<Sections['Heading']>) {
  return (
    <li
      className="photo-section absolute inset-x-0 top-0 flex items-end pb-3"
      style={{ transform: `translateY(${y}px)`, height: headingHeight }}
    >
      <h2 dir="auto" className="line-clamp-2 text-h3">
        {title}
      </h2>
    </li>
  )
}

function OpenSection({ shown, rows }: ComponentProps<Sections['Opening']>) {
  useOpenSection(shown, rows)
  return null
}
