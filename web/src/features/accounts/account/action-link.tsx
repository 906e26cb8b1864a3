import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { ActionWords, actionClass } from './action-words.tsx'

interface Props {
  to: string
  icon: LucideIcon
  title: string
  /** Description of the target. */
  children: string
}

/** A list row that is a link. */
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
