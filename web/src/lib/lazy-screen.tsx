import { type ComponentType, lazy, useEffect } from 'react'
import { isReplacement } from './late-code.ts'
import { trackLoading } from './loading.ts'
import { reloadOnce } from './newer-release.ts'

interface ScreenModule<Props> {
  default: ComponentType<Props>
}

/** Loads a screen's code, once. */
export type ScreenLoader<Props = object> = () => Promise<ScreenModule<Props>>

/** How to forget each chunk that could not be fetched, and how to ask for it again. */
const failed = new Map<() => void, () => Promise<unknown>>()

/** Lets the screens whose code could not be fetched ask for it again: when the person tries again or goes elsewhere. */
export function forgetFailedScreens(): void {
  for (const forget of failed.keys()) forget()
  failed.clear()
}

/** Asks again, behind the message that shows until then, for what could not be fetched. Rejects where it still cannot. */
export async function fetchFailedScreens(): Promise<void> {
  const loads = [...failed.values()]
  forgetFailedScreens()
  await Promise.all(loads.map((load) => load()))
}

/**
 * Remembers a chunk once it is asked for. Unlike with `React.lazy`, a failure can be forgotten, so that "Try again" can
 * help; until then it is kept, since React renders once more before it gives up, and would start over for ever.
 * @param onForget hears that a failure is forgotten
 */
export function screenLoader<Props>(load: ScreenLoader<Props>, onForget?: () => void): ScreenLoader<Props> {
  let module: Promise<ScreenModule<Props>> | undefined
  const forget = () => {
    module = undefined
    onForget?.()
  }
  const loader = () => {
    module ??= trackLoading(load()).catch(async (error) => {
      // Whoever goes to another screen leaves behind what stands on this one.
      if (isReplacement(error)) await reloadOnce()
      failed.set(forget, loader)
      throw error
    })
    return module
  }
  return loader
}

/** From now on presses are heard: tells `public/first.js`, which kept those that came before, and who times the load. */
export function announceApp(): void {
  performance.mark('app-ready')
  dispatchEvent(new Event('app-ready'))
}

/**
 * A component whose code comes when it is first shown: a screen, or a part of one. It suspends meanwhile. Unlike with
 * `React.lazy` alone, a failure can be forgotten.
 */
export function lazyComponent<Props extends object>(load: ScreenLoader<Props>): ComponentType<Props> {
  const loader = screenLoader(load, () => {
    Loaded = lazy(announced)
  })
  const announced = async () => {
    const { default: Component } = await loader()
    return {
      default: (props: Props) => {
        useEffect(announceApp, [])
        return <Component {...props} />
      },
    }
  }
  let Loaded: ComponentType<Props> = lazy(announced)
  return (props) => <Loaded {...props} />
}
