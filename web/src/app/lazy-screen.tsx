import { type ComponentType, use } from 'react'
import { trackLoading } from '../lib/loading.ts'

interface ScreenModule {
  default: ComponentType
}

/** Loads a screen's code, once. */
export type ScreenLoader = () => Promise<ScreenModule>

/**
 * Remembers a chunk once it is fetched. Unlike with `React.lazy`, one that could not be fetched is asked for again the
 * next time, so that "Try again" can help.
 */
export function screenLoader(load: ScreenLoader): ScreenLoader {
  let module: Promise<ScreenModule> | undefined
  return () => {
    module ??= trackLoading(load()).catch((error) => {
      module = undefined
      throw error
    })
    return module
  }
}

/** Shows a screen; suspends while its code is on the way. */
export function LazyScreen({ load }: { load: ScreenLoader }) {
  const { default: Screen } = use(load())
  return <Screen />
}
