import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  icon: LucideIcon
  title: string
  children?: ReactNode
  /** What the person can do now. */
  action?: ReactNode
  /** `alert` for failures, `status` for an empty list. */
  role?: 'alert' | 'status'
}
/** What stands where content would: an empty list, a failure, a screen that is not there. An icon, a sentence, an action. */
export declare function MessagePanel({
  icon: Icon,
  title,
  children,
  action,
  role,
}: Props): import('react').JSX.Element
