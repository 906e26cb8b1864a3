import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'

interface Props {
  to: string
  icon: LucideIcon
  title: string
  /** What one finds there. */
  children: string
}

/** A row of a list that leads on. */
export function ActionLink({ to, icon: Icon, title, children }: Props) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-4 px-5 py-3 -outline-offset-2 transition-colors hover:bg-raised"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-soft">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </li>
  )
}
