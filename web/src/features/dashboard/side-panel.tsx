import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** What opens beside a list on wide screens, and over it on phones. Escape closes it; the focus goes to its head. */
export function SidePanel({ title, onClose, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid content-start gap-5 bg-surface p-4 outline-none max-lg:fixed max-lg:inset-0 max-lg:z-40 max-lg:overflow-y-auto max-lg:overscroll-contain lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:p-6"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
