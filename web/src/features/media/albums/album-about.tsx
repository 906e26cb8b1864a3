import { albumTexts } from '@dlm/contract/media/albums.texts'
import type { Album, AlbumAbout } from '@dlm/contract/media/media.schema'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { lazyModule } from '../../../lib/code/lazy-module.ts'
import { TagLinks } from '../../../page/tag-links.tsx'
import { WrittenText } from '../../../page/written-text.tsx'
import { sectionHash } from './use-open-section.ts'

export { sectionsOf } from './album-sections.tsx'

/** The films and sounds of an album that has some. */
const recordings = lazyModule('album-recordings', () => import('./album-recordings.tsx'))

/** The text of an album, links to its sections, its tags, and its films and sounds. */
export function AlbumIntroduction({ about, album }: { about: AlbumAbout; album: Album }) {
  const { text, blocks, embeds, sections, tags = '' } = about
  const { data: more } = useQuery({ ...recordings, enabled: about.recordings === true })
  const { search } = useLocation()
  return (
    <div className="grid gap-4 pt-2 pb-2">
      {text && (
        <WrittenText
          text={text}
          blocks={blocks}
          embeds={embeds}
          className="grid max-w-text gap-4 text-lg text-pretty"
        />
      )}
      {sections.length > 1 && (
        <nav aria-label={albumTexts.sections}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  dir="auto"
                  to={{ search, hash: sectionHash(id) }}
                  className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <TagLinks tags={tags} />
      {about.recordings && more && (
        <more.AlbumRecordings album={album} isBeforePhotos={album.photos > 0 && sections.length === 0} />
      )}
    </div>
  )
}
