import { savedTexts } from '@dlm/contract/media/saved.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { mediaTabPath } from '../../../lib/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useGrants } from '../albums/grants.ts'
import { SavedCard } from './saved-card.tsx'
import { savedMedia } from './saved-media.ts'
import { useSaved } from './use-saved.ts'

/** A row of them; the saved tab has all. */
const maxTiles = 4

/** The media a member saved last. Renders nothing without any. */
export function SavedStrip() {
  const { ids, toggle } = useSaved()
  const held = [...useGrants().keys()].sort()
  const newest = ids.slice(0, maxTiles)
  const { data } = useQuery({
    ...savedMedia(useQueryClient(), newest, held),
    enabled: newest.length > 0,
  })
  if (newest.length === 0 || !data) return null
  return (
    <section aria-labelledby="saved">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="saved">{savedTexts.savedMedia}</h2>
        <Link to={mediaTabPath('saved')} className={buttonClass('ghost', '-me-3')}>
          {savedTexts.allSavedMedia}
        </Link>
      </div>
      <div className="grid grid-cols-2 gap-3 min-[820px]:grid-cols-4 min-[820px]:gap-5">
        {data.map((medium) => (
          <SavedCard key={medium.id} medium={medium} onRemove={() => void toggle(medium.id)} />
        ))}
      </div>
    </section>
  )
}
