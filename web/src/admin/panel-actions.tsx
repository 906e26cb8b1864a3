import type { ReactNode } from 'react'

/** The buttons that end a side panel: at its lower edge, and in sight however long the panel is. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    <div className="panel-actions flex flex-wrap gap-x-2 gap-y-3 border-t border-line py-3">{children}</div>
  )
}
