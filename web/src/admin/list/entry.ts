import type { Picture } from '@dlm/contract/common.schema'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShareCard } from '../../page/share/share-card.ts'
import type { Publication } from './publication-badge.tsx'

/** A short fact about an entry. */
export interface Fact {
  /** The column that has it. */
  column: string
  /** As the column has it. */
  value: string
  /** As a line has it, where that is longer. */
  words?: string
}

/** An entry as a tool's list shows it, as a row or as a tile. */
export interface Entry {
  id: string
  name: string
  picture: Picture | null
  /** Shown where there is no picture. */
  icon: LucideIcon
  /** Plays it, over its picture. */
  player?: ReactNode
  /** Its picture is still being made. */
  isWorking?: boolean
  /** Its page in the dashboard; the name leads there. */
  to?: string
  /** What kind it is of. */
  badge?: ReactNode
  /** Comes first in its list. */
  isFeatured?: boolean
  /** When it is public, where that differs among its kind. */
  publication?: Publication
  /** Its first words. */
  text?: string
  /** Short facts: in one line, or in the columns of a table. */
  facts?: readonly (Fact | undefined)[]
  /** Its page on the portal. */
  seeMore?: string
  /** What its share card is about, where it is published. */
  share?: ShareCard
  /** What is wrong with it, and what can be done. */
  problem?: ReactNode
}
