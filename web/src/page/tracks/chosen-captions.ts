import { readStored, writeStored } from '../../lib/storage/storage.ts'

const key = 'dsp-captions'

/** The language of the captions that were on when the last film was watched; null where they were off. */
export const chosenCaptions = (): string | null => readStored(key)

/** The language of the captions that a player shows. */
function languageShown(player: HTMLVideoElement): string | null {
  const isOn = ({ kind, mode }: TextTrack) => kind === 'captions' && mode === 'showing'
  return Array.from(player.textTracks).find(isOn)?.language ?? null
}

/**
 * Remembers for the next film whether its user switches captions on or off.
 * @param switchedOn the language that was switched on for the user, which is no choice
 * @returns what ends it
 */
export function rememberCaptions(
  player: HTMLVideoElement,
  switchedOn: { current: string | null },
): () => void {
  const remember = () => {
    const now = languageShown(player)
    if (now !== switchedOn.current) writeStored(key, now)
    switchedOn.current = now
  }
  player.textTracks.addEventListener('change', remember)
  return () => player.textTracks.removeEventListener('change', remember)
}
