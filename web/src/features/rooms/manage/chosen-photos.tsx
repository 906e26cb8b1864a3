import { choosingTexts } from '@dlm/contract/rooms/choosing.texts'
import { roomToolTexts } from '@dlm/contract/rooms/room-tool.texts'
import type { RoomLink } from '@dlm/contract/rooms/rooms.schema'
import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../../../admin/admin-query.ts'
import { daysSince } from '../../../lib/format/days-since.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ChosenFiles } from './chosen-files.tsx'
import { CopyNames } from './copy-names.tsx'

/** What the client of a link chose: the names of the files, to be copied into a search of Lightroom or Capture One, and exports of all of it. */
export function ChosenPhotos({ link, onClose }: { link: RoomLink; onClose(): void }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_room_chosen', { id: link.id }))
  return (
    <section
      aria-label={roomToolTexts.chosenBy(link.name)}
      className="grid grid-cols-1 gap-4 rounded-card border border-line p-3"
    >
      <h4 className="font-semibold">{roomToolTexts.chosenBy(link.name)}</h4>
      {!data && error && <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.submittedAt && (
        <p className="text-sm text-soft">{roomToolTexts.submittedAgo(daysSince(data.submittedAt))}</p>
      )}
      {data?.data.length === 0 && <p className="text-sm text-soft">{roomToolTexts.noLists}</p>}
      {data?.data.map(({ id, title, limit, names }) => (
        <div key={id} className="grid gap-2">
          <TextArea
            label={`${title}: ${choosingTexts.count(names.length, limit)}`}
            readOnly
            rows={2}
            value={names.join(', ')}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyNames list={title} names={names} />
        </div>
      ))}
      {data && data.data.length > 0 && <ChosenFiles link={link} />}
      <Button variant="secondary" className="justify-self-start" onClick={onClose}>
        {roomToolTexts.done}
      </Button>
    </section>
  )
}
