import { type ComponentType, use, useEffect } from 'react'
import { trackLoading } from './loading.ts'
import { enterNewerRelease } from './newer-release.ts'

interface ScreenModule {
  default: ComponentType
}

/** Loads a screen's code, once. */
export type ScreenLoader = () => Promise<ScreenModule>

/** How to forget each chunk that could not be fetched. */
const failed = new Set<() => void>()

/** Lets the screens whose code could not be fetched ask for it again: when the person tries again or goes elsewhere. */
export function forgetFailedScreens(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Remembers a chunk once it is asked for. Unlike with `React.lazy`, a failure can be forgotten, so that "Try again" can
 * help; until then it is kept, since React renders once more before it gives up, and would start over for ever.
 */
export function screenLoader(load: ScreenLoader): ScreenLoader {
  let module: Promise<ScreenModule> | undefined
  const forget = () => {
    module = undefined
  }
  return () => {
    module ??= trackLoading(load()).catch(async (error) => {
      await enterNewerRelease()
      failed.add(forget)
      throw error
    })
    return module
  }
}

/** From now on presses are heard: tells `public/first.js`, which kept those that came before. */
export function announceApp(): void {
  dispatchEvent(new Event('app-ready'))
}

/** Shows a screen; suspends while its code is on the way. */
export function LazyScreen({ load }: { load: ScreenLoader }) {
  const { default: Screen } = use(load())
  useEffect(announceApp, [])
  return <Screen />
}
