import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the first render hydrates server-rendered HTML (docs/decisions/016). */
export function useIsHydrating(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
