import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/storage/storage.ts'

/** How a tool shows its entries. */
export type View = 'rows' | 'grid'

const key = 'dsp-views'

/** What is read by its picture has a grid at first. */
const isPictured: readonly ContentKind[] = ['album', 'photo', 'video']

/** Pixels that a tile may be wide at least. */
export const tileSizes = { min: 120, usual: 180, max: 300 } as const

function remembered(): Record<string, unknown> {
  try {
    const views: unknown = JSON.parse(readStored(key) ?? '{}')
    return typeof views === 'object' && views !== null ? { ...views } : {}
  } catch {
    return {}
  }
}

/** The view of a tool, which the browser remembers. */
export function useView(kind: ContentKind): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => {
    const stored = remembered()[kind]
    if (stored === 'rows' || stored === 'grid') return stored
    return isPictured.includes(kind) ? 'grid' : 'rows'
  })
  const choose = (next: View) => {
    setView(next)
    writeStored(key, JSON.stringify({ ...remembered(), [kind]: next }))
  }
  return [view, choose]
}

/** The size of the tiles of a grid of photos, which the browser remembers. @param usual what it is until one is chosen */
export function useTileSize(usual: number = tileSizes.usual): [number, (size: number) => void] {
  const [size, setSize] = useState(() => {
    const { tile } = remembered()
    return typeof tile === 'number' && tile >= tileSizes.min && tile <= tileSizes.max ? tile : usual
  })
  const choose = (next: number) => {
    setSize(next)
    writeStored(key, JSON.stringify({ ...remembered(), tile: next }))
  }
  return [size, choose]
}
