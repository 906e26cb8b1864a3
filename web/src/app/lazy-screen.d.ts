import { type ComponentType } from 'react'

interface ScreenModule {
  default: ComponentType
}
/** Loads a screen's code, once. */
export type ScreenLoader = () => Promise<ScreenModule>
/**
 * Remembers a chunk once it is fetched. Unlike with `React.lazy`, one that could not be fetched is asked for again the
 * next time, so that "Try again" can help.
 */
export declare function screenLoader(load: ScreenLoader): ScreenLoader
/** Shows a screen; suspends while its code is on the way. */
export declare function LazyScreen({ load }: { load: ScreenLoader }): import('react').JSX.Element
