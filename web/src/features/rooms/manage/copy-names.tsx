import { chosenExportTexts } from '@dlm/contract/rooms/chosen-exports.texts'
import Copy from 'lucide-react/icons/copy'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/button.tsx'
import { namesForCaptureOne, namesForLightroom } from '../exports/chosen.ts'

async function copy(text: string, program: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  void notify(isCopied ? chosenExportTexts.copied(program) : chosenExportTexts.notCopied)
}

/** Copies the names of the photos of a list, as a program for raw files searches for them. */
export function CopyNames({ list, names }: { list: string; names: readonly string[] }) {
  const { lightroom, captureOne, ofList, programs } = chosenExportTexts
  const ways = [
    { label: lightroom, text: namesForLightroom, program: programs.lightroom },
    { label: captureOne, text: namesForCaptureOne, program: programs.captureOne },
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map(({ label, text, program }) => (
        <Button
          key={program}
          variant="secondary"
          className="px-3"
          aria-label={ofList(label, list)}
          disabled={names.length === 0}
          onClick={() => void copy(text(names), program)}
        >
          <Copy aria-hidden="true" className="size-4" />
          {label}
        </Button>
      ))}
    </div>
  )
}
