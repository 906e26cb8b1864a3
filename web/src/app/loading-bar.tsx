import { useLoading } from '../lib/code/loading.ts'

/** A line at the top while a screen loads. A component of its own, since a shell that is rendered again would drop a prerendered screen. */
export function LoadingBar() {
  return useLoading() && <div role="progressbar" aria-label="Loading" className="loading-bar" />
}
