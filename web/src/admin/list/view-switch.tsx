import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows from 'lucide-react/icons/rows-3'
import { IconButton } from '../../ui/icon-button.tsx'
import type { View } from './use-view.ts'

/** Goes over from rows to a grid, and back. */
export function ViewSwitch({ view, onChoose }: { view: View; onChoose(view: View): void }) {
  const other = view === 'rows' ? 'grid' : 'rows'
  const Icon = other === 'grid' ? LayoutGrid : Rows
  return (
    <IconButton label={other === 'grid' ? 'Show as a grid' : 'Show as rows'} onClick={() => onChoose(other)}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  )
}
