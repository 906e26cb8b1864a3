import type { ComponentType, RefObject } from 'react'
import type { ShownPhotos } from '../albums/use-shown-photos.ts'
import type { PhotoLayout, PhotosToPlace, Place } from './photo-layout.ts'
import type { PhotoListHandle } from './photo-list-handle.ts'

/** How the sections of an album are shown: their code is loaded for albums that have some (albums/album-sections.tsx). */
export interface Sections {
  /** Lays out each section for itself, below its heading. */
  place(place: Place, toPlace: PhotosToPlace): PhotoLayout
  /** The heading of a section, `y` pixels within the list. */
  Heading: ComponentType<{ title: string; y: number }>
  /** Scrolls to the section that the address names. */
  Opening: ComponentType<{ shown: ShownPhotos; rows: RefObject<PhotoListHandle | null> }>
}
