import { zipButtonTexts } from '@dlm/contract/media/zip-buttons.texts'
import FolderArchive from 'lucide-react/icons/folder-archive'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useZipEntries } from './zip-basket.ts'
import './zip-link.css'

/** The link to the zip, once it has files; floats above the dock, within reach while choosing. */
export function ZipLink() {
  const count = useZipEntries().length
  return (
    <div aria-live="polite" className="media-width zip-link pointer-events-none fixed inset-x-0 z-10">
      {count > 0 && (
        <Link
          to={paths.downloadZip}
          className="above-dock pointer-events-auto ms-auto flex min-h-12 w-fit items-center gap-2 rounded-full border border-line bg-surface px-4 font-semibold text-ink no-underline shadow-dock hover:border-accent"
        >
          <FolderArchive aria-hidden="true" className="size-5 text-accent" />
          {zipButtonTexts.zip}
          <span className="text-soft tabular-nums">{zipButtonTexts.count(count)}</span>
        </Link>
      )}
    </div>
  )
}
