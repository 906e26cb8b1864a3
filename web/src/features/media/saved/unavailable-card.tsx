import { savedTexts } from '@dlm/contract/media/saved.texts'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

interface Props {
  icon: LucideIcon
  title: string
  /** Why there is nothing to see. */
  children: ReactNode
  /** A remedy, if there is one. */
  action?: ReactNode
  onRemove(): void
}

/** Shown instead of a saved medium that is not available. */
export function UnavailableCard({ icon: Icon, title, children, action, onRemove }: Props) {
  return (
    <li className="grid content-center justify-items-center gap-2 rounded-card border border-dashed border-line p-4 text-center">
      <Icon aria-hidden="true" className="size-7 text-soft" />
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-soft">{children}</p>
      {action}
      <Button variant="ghost" className="px-3 text-sm" onClick={onRemove}>
        {savedTexts.remove}
      </Button>
    </li>
  )
}
