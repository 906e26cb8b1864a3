import { dashboardTexts } from '@dlm/contract/dashboard/dashboard.texts'
import { trackLanguages } from '@dlm/contract/media/track-languages'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useCallback, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FormActions } from '../../../admin/form/form-actions.tsx'
import { SidePanel } from '../../../admin/side-panel.tsx'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { CueParts, usePart } from './cue-parts.tsx'
import { CuePlayer } from './cue-player.tsx'
import { CueRow } from './cue-row.tsx'
import { changeRows, checkRows, type RowErrors, rowsOf } from './cue-rows.ts'
import { formatCueTime, parseCueTime } from './cue-times.ts'
import type { EditedTrack } from './track-section.tsx'
import { useRefreshTracks } from './use-refresh-tracks.ts'
import './cue-editor.css'

interface Props extends EditedTrack {
  onClose(): void
}

const noErrors: ReadonlyMap<number, RowErrors> = new Map()

/** The cues of a track beside the video, which shows them as they are written. */
export function CueEditor({ video, track, cues, onClose }: Props) {
  const { kind, language } = track
  const [{ rows, added }, change] = useReducer(changeRows, cues, rowsOf)
  const [unchanged] = useState(rows)
  const [errors, setErrors] = useState(noErrors)
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [part, show] = usePart(rows, added)
  const player = useRef<HTMLVideoElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const refresh = useRefreshTracks()

  const now = useCallback(() => formatCueTime(player.current?.currentTime ?? 0), [])
  const seek = useCallback((time: string) => {
    const seconds = parseCueTime(time)
    if (player.current && seconds !== null) player.current.currentTime = seconds
  }, [])
  const add = () => {
    const { currentTime = 0, duration = Number.NaN } = player.current ?? {}
    change({
      ...{ type: 'add', kind, from: Math.round(currentTime * 1000) / 1000 },
      end: Number.isFinite(duration) ? duration : video.duration,
    })
  }
  const close = async () => {
    if (rows !== unchanged && (await notify(dashboardTexts.askDiscard)) !== 'yes') return
    onClose()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const { cues, errors } = checkRows(rows)
    flushSync(() => {
      setErrors(errors)
      setProblem(rows.length === 0 ? trackTexts.noCues : undefined)
      if (errors.size > 0) show(rows.findIndex(({ key }) => errors.has(key)))
    })
    if (errors.size > 0) return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (cues.length === 0) return
    setSaving(true)
    try {
      await callAdmin('put_track', { id: video.id, kind, language, cues })
      onClose()
      void notify(trackTexts.saved(kind, cues.length))
    } catch (error) {
      setSaving(false)
      notifyFailure(error)
    }
    void refresh()
  }

  return (
    <SidePanel title={trackTexts.edit(kind, trackLanguages[language])} onClose={close} isWide>
      <form ref={form} noValidate onSubmit={save} className="cue-editor">
        <div className="cue-columns">
          <div className="cue-stage">
            <CuePlayer video={video} language={language} rows={rows} player={player} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button variant="secondary" onClick={add}>
                <Plus aria-hidden="true" className="size-5" />
                {trackTexts.addCue[kind]}
              </Button>
              <p className="cue-hint text-sm text-soft">{trackTexts.addHint}</p>
            </div>
            {problem !== undefined && rows.length === 0 && (
              <p role="alert" className="text-sm text-danger">
                {problem}
              </p>
            )}
          </div>
          {rows.length === 0 ? (
            <p className="text-soft">{trackTexts.empty}</p>
          ) : (
            <div className="cue-rows">
              <ol aria-label={trackTexts.kinds[kind]} className="cue-rows" start={part.first + 1}>
                {part.rows.map((row, at) => (
                  <CueRow
                    key={row.key}
                    row={row}
                    kind={kind}
                    position={part.first + at + 1}
                    errors={errors.get(row.key)}
                    isNew={row.key === added}
                    onChange={change}
                    onSeek={seek}
                    now={now}
                  />
                ))}
              </ol>
              <CueParts first={part.first} count={part.rows.length} all={rows.length} onShow={show} />
            </div>
          )}
        </div>
        <FormActions submitLabel={trackTexts.save} busy={isSaving && trackTexts.saving} onClose={close} />
      </form>
    </SidePanel>
  )
}
