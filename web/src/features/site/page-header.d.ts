import type { ReactNode } from 'react'

interface Props {
  title: string
  /** One sentence under the title. */
  intro?: string
  /** Where the back link leads, and what it says. */
  back?: {
    to: string
    label: string
  }
  children?: ReactNode
}
/** The head of a screen: its one h1, a way back, and its tools. */
export declare function PageHeader({ title, intro, back, children }: Props): import('react').JSX.Element
/** Leads one level up. */
export declare function BackLink({ to, label }: { to: string; label: string }): import('react').JSX.Element
