import { useEffect, useState } from 'react'
import { useStore } from '../../../lib/store.ts'
import { type AudioPlayer, type AudioState, createAudioPlayer, stopped } from './audio-player.ts'

/** A player that sounds for as long as its list is shown, whatever is searched and scrolled in it. */
export function useAudioPlayer(): AudioPlayer {
  const [player] = useState(() => createAudioPlayer(document.createElement('audio')))
  useEffect(() => () => player.stop(), [player])
  return player
}

/** How one audio stands; only those that change are rendered again. */
export function useAudioState(player: AudioPlayer, aid: string): AudioState {
  return useStore(player.chosen, ({ audio, state }) => (audio?.aid === aid ? state : stopped), stopped)
}
