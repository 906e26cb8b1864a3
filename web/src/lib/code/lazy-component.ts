import { type ComponentType, lazy } from 'react'
import { loadCode } from './load-code.ts'
import { trackLoading } from './loading.ts'

interface Loaded<Props> {
  default: ComponentType<Props>
}

/** A component in a chunk of its own, loaded when it is first rendered: `React.lazy`, with the loading bar and our failures. */
export function lazyComponent<Props extends object>(
  load: () => Promise<Loaded<Props>>,
): ComponentType<Props> {
  return lazy(() => trackLoading(loadCode(load())))
}
