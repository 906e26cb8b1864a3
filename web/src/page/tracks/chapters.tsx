import { chapterTexts } from '@dlm/contract/media/chapters.texts'
import type { Cue } from '@dlm/contract/media/tracks.schema'
import { type RefObject, useEffect, useState } from 'react'
import { formatTime } from '../../lib/format/format-time.ts'
import { classes } from '../../ui/classes.ts'
import './chapters.css'

interface Props {
  chapters: readonly Cue[]
  player: RefObject<HTMLVideoElement | null>
}

/** What a player may be off by, in seconds, when it is sent to a moment. */
const inexact = 0.05

/** The chapters of a film: each leads to its beginning, and the current one is marked. */
export function Chapters({ chapters, player }: Props) {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const film = player.current
    if (!film) return
    const follow = () => {
      const moment = film.currentTime + inexact
      setCurrent(chapters.findLastIndex(({ from, to }) => from <= moment && moment < to))
    }
    follow()
    film.addEventListener('timeupdate', follow)
    film.addEventListener('seeking', follow)
    return () => {
      film.removeEventListener('timeupdate', follow)
      film.removeEventListener('seeking', follow)
    }
  }, [chapters, player])
  return (
    <nav aria-label={chapterTexts.chapters} className="chapters px-2 pt-2 sm:px-4">
      <ol className="grid gap-1 sm:flex sm:flex-wrap sm:justify-center sm:gap-2">
        {chapters.map(({ from, text }, at) => (
          <li key={`${from} ${text}`}>
            <button
              type="button"
              aria-current={at === current || undefined}
              onClick={() => {
                if (player.current) player.current.currentTime = from
              }}
              className={classes(
                'flex min-h-11 w-full items-center gap-3 rounded-control border px-3 py-1.5 text-start text-sm -outline-offset-2 transition-colors hover:bg-raised',
                at === current ? 'border-accent bg-raised text-ink' : 'border-transparent text-soft',
              )}
            >
              <span className="shrink-0 whitespace-nowrap tabular-nums">{formatTime(from)}</span>
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
