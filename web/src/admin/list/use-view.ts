import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { useState } from 'react'
import { readStored, writeStored } from '../../lib/storage/storage.ts'

/** How a tool shows its entries. */
export type View = 'rows' | 'grid'

const key = 'dsp-views'

/** What is read by its picture has a grid at first. */
const isPictured: readonly ContentKind[] = ['album', 'photo', 'video']

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
