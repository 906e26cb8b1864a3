import type { AlbumAbout } from '@dlm/contract/media/media.schema'
import type { ComponentProps } from 'react'
import type { Sections } from '../photos/sections.ts'
import { headingHeight, sectionsLayout } from '../photos/sections-layout.ts'
import { useOpenSection } from './use-open-section.ts'

const sectionsByAlbum = new WeakMap<AlbumAbout, Sections>()

/** How the sections of an album are shown among its photos, the same object for the same album; undefined where it has none. */
export function sectionsOf(about: AlbumAbout): Sections | undefined {
  if (about.sections.length === 0) return undefined
  const sections = sectionsByAlbum.get(about) ?? {
    place: (place, toPlace) => sectionsLayout(about.sections, place, toPlace),
    Heading: SectionHeading,
    Opening: OpenSection,
  }
  sectionsByAlbum.set(about, sections)
  return sections
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
