import type { ReactNode } from 'react'
/** The opening of a landing screen: logo, one line, the intro and its actions, over the New Year background. */
export declare function Hero({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}): import('react').JSX.Element
