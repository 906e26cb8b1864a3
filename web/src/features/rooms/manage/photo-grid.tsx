import { mediaTitle } from '@dlm/contract/format/media-title'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminMedia } from '../../../admin/admin-media.ts'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'

interface Props {
  fid: string
  isPicked(pid: string): boolean
  /** What picking a photo does. @param title of the photo */
  labelOf(title: string): string
  onPick(pid: string, title: string): void
}

/** The photos of an album, to be picked from. */
export function PhotoGrid({ fid, isPicked, labelOf, onPick }: Props) {
  const list = useInfiniteQuery(adminMedia('photos_all', { fid, limit: 24 }))
  const photos = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      {list.error && (
        <p role="alert" className="text-sm text-danger">
          {list.error.message}
        </p>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {list.data && photos.length === 0 && roomToolTexts.nothingFound}
      </p>
      <ul className="grid grid-cols-4 gap-2">
        {photos.map(
          ({ pid, name, picture }) =>
            picture && (
              <li key={pid}>
                <button
                  type="button"
                  aria-pressed={isPicked(pid)}
                  aria-label={labelOf(mediaTitle(name))}
                  onClick={() => onPick(pid, mediaTitle(name))}
                  className="block w-full rounded-control border-2 border-transparent aria-pressed:border-accent"
                >
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="96px"
                    className="aspect-square w-full rounded-control"
                  />
                </button>
              </li>
            ),
        )}
      </ul>
      {list.hasNextPage && (
        <Button variant="ghost" onClick={() => void list.fetchNextPage()}>
          {roomToolTexts.more}
        </Button>
      )}
    </>
  )
}
