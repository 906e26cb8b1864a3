import { useEffect, useState, useSyncExternalStore } from 'react'
import { type AudioPlayer, type AudioState, createAudioPlayer } from './audio-player.ts'

/** A player that sounds for as long as its list is shown, whatever is searched and scrolled in it. */
export function useAudioPlayer(): AudioPlayer {
  const [player] = useState(() => createAudioPlayer(document.createElement('audio')))
  useEffect(() => () => player.stop(), [player])
  return player
}

/** How one audio stands; only those that change are drawn anew. */
export function useAudioState(player: AudioPlayer, aid: string): AudioState {
  return useSyncExternalStore(player.subscribe, () => player.stateOf(aid))
}
