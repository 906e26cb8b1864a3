import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  title: string
  /** One sentence under the title. */
  intro?: string
  /** Where the back link leads, and what it says. */
  back?: { to: string; label: string }
  children?: ReactNode
}

/** The head of a screen: its one h1, a way back, and its tools. */
export function PageHeader({ title, intro, back, children }: Props) {
  return (
    <header className="grid gap-4 pt-6 pb-6 sm:pt-10">
      {back && <BackLink {...back} />}
      <div className="grid gap-2">
        <h1>{title}</h1>
        {intro && <p className="max-w-[60ch] text-soft">{intro}</p>}
      </div>
      {children}
    </header>
  )
}

/** Leads one level up. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ms-2 print:hidden inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-control px-2 font-semibold text-accent hover:bg-accent-wash"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  )
}
