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
  /** The panel is the whole screen: its title is the screen's one h1. */
  isScreen?: boolean
}

/** Shown instead of content: an empty list, a failure, a screen that does not exist. An icon, a sentence, an action, on the edge of the page. */
export function MessagePanel({
  icon: Icon,
  title,
  children,
  action,
  role = 'status',
  isScreen = false,
}: Props) {
  const Heading = isScreen ? 'h1' : 'p'
  return (
    <div role={role} className="grid max-w-text justify-items-start gap-3 py-8">
      <span className="grid size-16 place-items-center rounded-full bg-accent-wash text-accent">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <Heading dir="auto" className={isScreen ? undefined : 'font-heading text-h3 font-semibold'}>
        {title}
      </Heading>
      {children && <div className="max-w-[46ch] text-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
    </div>
  )
}
