import type { Picture } from '@dlm/contract/common.schema'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShareCard } from '../../page/share/share-card.ts'

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
  /** What state or kind it is of. */
  badge?: ReactNode
  /** Its first words. */
  text?: string
  /** Short facts, in one line. */
  facts?: readonly (string | undefined)[]
  /** Its page on the portal. */
  seeMore?: string
  /** What its share card is about, where it is published. */
  share?: ShareCard
  /** What is wrong with it, and what can be done. */
  problem?: ReactNode
}
