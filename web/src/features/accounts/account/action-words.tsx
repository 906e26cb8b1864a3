import type { LucideIcon } from 'lucide-react'

/** Classes of a row in a list of actions. */
export const actionClass =
  'flex min-h-16 w-full items-center gap-4 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-raised'

interface Props {
  icon: LucideIcon
  title: string
  /** Description of the action, or of its result. */
  children: string
}

/** Title and description of a row in a list of actions. */
export function ActionWords({ icon: Icon, title, children }: Props) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm break-words text-soft">{children}</span>
      </span>
    </>
  )
}
