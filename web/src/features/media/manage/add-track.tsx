import { SubtitleError } from '@dlm/contract/media/subtitles'
import { type TrackLanguage, trackLanguages } from '@dlm/contract/media/track-languages'
import { type Track, TrackKind } from '@dlm/contract/media/tracks.schema'
import { trackTexts } from '@dlm/contract/media/tracks.texts'
import FileText from 'lucide-react/icons/file-text'
import { useId, useState } from 'react'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field-note.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { readSubtitles } from './read-subtitles.ts'
import { useRefreshTracks } from './use-refresh-tracks.ts'

interface Props {
  vid: string
  /** Those that the video has. */
  tracks: readonly Track[]
  /** Opens the editor of a track without a cue. */
  onStart(track: Track): void
}

const kinds = TrackKind.options.map((value) => ({ value, label: trackTexts.kinds[value] }))
const languages = Object.entries(trackLanguages).map(([value, label]) => ({ value, label }))

/** Adds captions or chapters to a video: those of a file, or none yet, in the editor. */
export function AddTrack({ vid, tracks, onStart }: Props) {
  const [kind, setKind] = useState<TrackKind>('captions')
  const [language, setLanguage] = useState<TrackLanguage>('en')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const refresh = useRefreshTracks()
  const isThere = tracks.some((track) => track.kind === kind && track.language === language)

  const mayReplace = async () =>
    !isThere || (await notify(trackTexts.askReplace(kind, trackLanguages[language]))) === 'yes'

  const addFile = async (file: File | undefined) => {
    if (!file || isBusy) return
    setError(undefined)
    setBusy(true)
    try {
      const cues = await readSubtitles(file)
      if (!(await mayReplace())) return
      await callAdmin('put_track', { id: vid, kind, language, cues })
      void notify(trackTexts.saved(kind, cues.length))
    } catch (error) {
      if (error instanceof SubtitleError) setError(error.message)
      else notifyFailure(error)
    } finally {
      await refresh()
      setBusy(false)
    }
  }

  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 text-sm font-semibold">{trackTexts.add}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={trackTexts.kind}
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(TrackKind.parse(target.value))}
        />
        <SelectField
          label={trackTexts.language}
          options={languages}
          value={language}
          onChange={({ target }) => setLanguage(target.value as TrackLanguage)}
        />
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={isBusy ? trackTexts.adding : trackTexts.chooseFile}
            icon={FileText}
            accept=".vtt,.srt,text/vtt"
            onlyOne
            onChoose={([file]) => void addFile(file)}
          />
          {!isThere && (
            <Button variant="ghost" onClick={() => onStart({ kind, language })}>
              {trackTexts.startEmpty}
            </Button>
          )}
        </div>
        <FieldNote id={id} note={error ?? trackTexts.fileHint} isError={error !== undefined} />
      </div>
    </fieldset>
  )
}
