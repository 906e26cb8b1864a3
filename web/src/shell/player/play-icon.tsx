import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Spinner } from '../../ui/spinner.tsx'
import type { AudioState } from './audio-state.ts'

/** What the button of a recording shows: that it loads, pauses or plays. */
export function PlayIcon({ status }: { status: AudioState['status'] }) {
  if (status === 'loading') return <Spinner />
  if (status === 'playing') return <Pause aria-hidden="true" className="size-5 fill-current" />
  return <Play aria-hidden="true" className="ms-0.5 size-5 fill-current" />
}
