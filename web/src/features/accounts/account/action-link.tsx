import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { ActionWords, actionClass } from './action-words.tsx'

interface Props {
  to: string
  icon: LucideIcon
  title: string
  /** What one finds there. */
  children: string
}

/** A row of a list that leads on. */
export function ActionLink({ to, icon, title, children }: Props) {
  return (
    <li>
      <Link to={to} className={actionClass}>
        <ActionWords icon={icon} title={title}>
          {children}
        </ActionWords>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </Link>
    </li>
  )
}
