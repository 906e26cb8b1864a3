import type { ReactNode } from 'react'

/** The buttons that end a side panel: at its lower edge, and in sight however long the panel is. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    <div className="panel-actions sticky -bottom-4 z-10 -mx-4 -mb-4 flex flex-wrap gap-3 border-t border-line bg-surface px-4 py-3 lg:-bottom-6 lg:-mx-6 lg:-mb-6 lg:px-6">
      {children}
    </div>
  )
}
