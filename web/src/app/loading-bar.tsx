import { useLoading } from '../lib/code/loading.ts'

/** A line at the top while somebody waits. On its own, since a shell that is rendered again would drop a prerendered screen. */
export function LoadingBar() {
  return useLoading() && <div role="progressbar" aria-label="Loading" className="loading-bar" />
}
