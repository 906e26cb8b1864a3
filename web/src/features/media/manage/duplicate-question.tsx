import { uploadTexts } from '@dlm/contract/media/upload.texts'
import { Button } from '../../../ui/button.tsx'
import type { Row } from './upload-queue.ts'
import type { Uploader } from './uploader.ts'

interface Props {
  duplicates: readonly Row[]
  uploader: Uploader
}

/** The number of duplicates by album; those without an album are last. */
function countsByAlbum(duplicates: readonly Row[]): [album: string | undefined, files: number][] {
  const counts = new Map<string | undefined, number>()
  for (const { album } of duplicates) counts.set(album, (counts.get(album) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => Number(a === undefined) - Number(b === undefined))
}

/** One question about all duplicates of an upload; each can be decided at its row, too. */
export function DuplicateQuestion({ duplicates, uploader }: Props) {
  return (
    <section
      aria-label={uploadTexts.duplicates}
      className="grid gap-3 rounded-control border border-line bg-raised p-3"
    >
      <ul className="font-semibold">
        {countsByAlbum(duplicates).map(([album, files]) => (
          <li key={album ?? ''}>
            {album === undefined ? (
              uploadTexts.alreadyUploaded(files)
            ) : (
              <>
                {uploadTexts.alreadyIn(files)} “<bdi>{album}</bdi>”
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => uploader.leaveOutDuplicates()}>
          {uploadTexts.skipAll}
        </Button>
        <Button variant="secondary" onClick={() => uploader.sendDuplicates()}>
          {uploadTexts.uploadAll}
        </Button>
      </div>
      <p className="text-sm text-soft">{uploadTexts.decideEach}</p>
    </section>
  )
}
