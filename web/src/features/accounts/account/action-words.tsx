import type { LucideIcon } from 'lucide-react'

/** The look of a row of a list of actions. */
export const actionClass =
  'flex min-h-16 w-full items-center gap-4 px-5 py-3 text-start -outline-offset-2 transition-colors hover:bg-raised'

interface Props {
  icon: LucideIcon
  title: string
  /** What the action does, or has done. */
  children: string
}

/** What a row of a list of actions says. */
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
