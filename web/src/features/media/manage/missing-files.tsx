import { uploadTexts } from '@dlm/contract/media/upload.texts'
import { Button } from '../../../ui/button.tsx'

interface Props {
  /** How many. */
  files: number
  onSkip(): void
}

/** Asks again for the files that were not sent before a reload, which no page may open without being asked. */
export function MissingFiles({ files, onSkip }: Props) {
  return (
    <section
      aria-label={uploadTexts.missingTitle}
      className="grid justify-items-start gap-3 rounded-control border border-amber bg-raised p-4"
    >
      <p className="font-semibold">{uploadTexts.missing(files)}</p>
      <p className="text-sm text-soft">{uploadTexts.missingHint}</p>
      <Button variant="secondary" onClick={onSkip}>
        {uploadTexts.skipMissing}
      </Button>
    </section>
  )
}
