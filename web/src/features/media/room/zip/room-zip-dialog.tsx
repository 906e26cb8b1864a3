import { zipPartBytes } from '@dlm/contract/media/zip-limits'
import { roomZipTexts } from '@dlm/contract/rooms/room-zip.texts'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState } from 'react'
import type { ApiFailure } from '../../../../lib/api/api-failure.ts'
import { formatSize } from '../../../../lib/format/format-size.ts'
import { ReadFailure } from '../../../../shell/read-failure.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { WithRoomGrant } from '../room-reads.ts'
import { RoomZip } from './room-zip.ts'
import { type RoomZipFiles, roomZipFiles, type ZipSource } from './room-zip-files.ts'
import { RoomZipSteps } from './room-zip-steps.tsx'

interface Props {
  source: ZipSource
  /** Says in words what it has. */
  describe(photos: number): string
  /** What the zip is called. */
  name: string
  size: 'web' | 'originals'
  withGrant: WithRoomGrant
  onClose(): void
}

/** Downloads photos of a client room as a zip: how many, of what size, and how far it is. Closing it ends the download. */
export function RoomZipDialog({ source, describe, name, size, withGrant, onClose }: Props) {
  const titleId = useId()
  // Once, for as long as it is open: what is chosen meanwhile is in the next one.
  const [id] = useState(() => crypto.randomUUID())
  const { data, error, isFetching, refetch } = useQuery<RoomZipFiles, ApiFailure>({
    queryKey: ['room zip', id],
    queryFn: ({ signal }) => roomZipFiles(withGrant, source, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Modal
      aria-labelledby={titleId}
      onDismiss={onClose}
      className="w-[min(100%-24px,480px)] max-h-[calc(100dvh-24px)]"
    >
      <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
        <header className="-me-1 -mt-1 flex items-center justify-between gap-3">
          <h2 id={titleId} className="text-h3">
            {roomZipTexts.title}
          </h2>
          <IconButton label={roomZipTexts.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </header>
        {data ? (
          <Files contents={data} {...{ describe, name, size, withGrant, onClose }} />
        ) : error ? (
          <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
        ) : (
          <div aria-busy="true">
            <p className="sr-only">{roomZipTexts.reading}</p>
            <Skeleton className="h-28" />
          </div>
        )}
      </div>
    </Modal>
  )
}

type FilesProps = Omit<Props, 'source'> & { contents: RoomZipFiles }

function Files({ contents: { files, missing }, describe, name, size, withGrant, onClose }: FilesProps) {
  const [zip] = useState(() => new RoomZip({ files, name, withGrant, onEnd: onClose }))
  useEffect(() => () => zip.cancel(), [zip])
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const { length: parts } = zip.parts
  return (
    <>
      <div className="grid gap-1">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {describe(files.length)}
        </p>
        {files.length === 0 ? (
          <p className="text-soft">{roomZipTexts.nothing}</p>
        ) : (
          <p className="text-soft tabular-nums">
            {roomZipTexts.facts(roomZipTexts.sizes[size], formatSize(bytes))}
          </p>
        )}
        {parts > 1 && <p className="text-soft">{roomZipTexts.inParts(parts, formatSize(zipPartBytes))}</p>}
        {missing > 0 && <p className="text-soft">{roomZipTexts.missing(missing)}</p>}
      </div>
      {files.length > 0 && <RoomZipSteps zip={zip} />}
    </>
  )
}
