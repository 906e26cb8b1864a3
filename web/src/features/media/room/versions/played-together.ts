import { useEffect } from 'react'

/** Seconds by which two players may differ before one follows the other. */
const tolerance = 0.15

/** The players of a view, as long as they are there. */
export type Players = readonly (HTMLMediaElement | null)[]

/** Has players play, pause and move together: what is done with one is done with the others. */
export function usePlayedTogether(players: Players, isTogether: boolean): void {
  useEffect(() => {
    const all = players.filter((player) => player !== null)
    if (!isTogether || all.length < 2) return
    const follow = ({ currentTarget }: Event) => {
      const leader = currentTarget as HTMLMediaElement
      for (const other of all) {
        if (other === leader) continue
        const moment = Math.min(leader.currentTime, other.duration || leader.currentTime)
        if (Math.abs(other.currentTime - moment) > tolerance) other.currentTime = moment
        if (leader.paused !== other.paused && !leader.ended)
          if (leader.paused)
            // One that the browser does not let play stays where it is.
            other.pause()
          else void other.play().catch(() => undefined)
      }
    }
    const events = ['play', 'pause', 'seeked'] as const
    for (const player of all) for (const event of events) player.addEventListener(event, follow)
    return () => {
      for (const player of all) for (const event of events) player.removeEventListener(event, follow)
    }
  }, [players, isTogether])
}
