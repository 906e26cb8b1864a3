import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether what is drawn first stood in the page already, and the app took it over (`docs/decisions/016`). */
export function useIsHydrating(): boolean {
  const takenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(takenOver)[0]
}
