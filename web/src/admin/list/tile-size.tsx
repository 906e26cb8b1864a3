import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { tileSizes } from './use-view.ts'

interface Props {
  /** Pixels that a tile is wide at least. */
  size: number
  onChange(size: number): void
}

/** How large the tiles of a grid are. */
export function TileSize({ size, onChange }: Props) {
  return (
    <input
      type="range"
      aria-label={listTexts.tileSize}
      title={listTexts.tileSize}
      min={tileSizes.min}
      max={tileSizes.max}
      step={20}
      value={size}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="h-12 w-28 accent-(--accent-solid) max-lg:hidden"
    />
  )
}
