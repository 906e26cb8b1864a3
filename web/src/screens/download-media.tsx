import { downloadScreenTexts } from '@dlm/contract/media/download-screens.texts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { DownloadFailure, InvalidRequest } from '../features/media/download/download-failure.tsx'
import { type DownloadKey, keyIn, kindOf, type MediaKind } from '../features/media/download/download-link.ts'
import { DownloadPanel } from '../features/media/download/download-panel.tsx'
import { LinkReader } from '../features/media/download/link-reader.tsx'
import { mediaFile } from '../features/media/download/media-file.ts'
import { downloadMediaPath, paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Downloads one file after 17 seconds; without a file in the address it takes a link or its QR code (SPEC §2). */
export default function DownloadMedia() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const downloadKey = keyIn(parameters)
  const kind = downloadKey && kindOf(downloadKey.type)
  const isEmpty = !parameters.has('fid') && !parameters.has('type')
  const onKey = ({ fid, ...key }: DownloadKey) => navigate(downloadMediaPath({ id: fid, ...key }))
  return (
    <div className="text-width">
      <PageHeader
        title={downloadScreenTexts.download}
        intro={downloadScreenTexts.intro}
        back={{ to: paths.media, label: downloadScreenTexts.media }}
      />
      <div className="grid gap-8">
        {!isEmpty && (
          // As high as the panel or the failure that comes, so that nothing below moves.
          <div className="grid min-h-72 grid-cols-1 sm:min-h-65">
            {downloadKey && kind ? (
              <RequestedFile key={downloadKey.fid} downloadKey={downloadKey} kind={kind} />
            ) : (
              <InvalidRequest />
            )}
          </div>
        )}
        {isEmpty && <Title>{downloadScreenTexts.download}</Title>}
        <section className="grid gap-3">
          <h2 className="text-h3 font-semibold">
            {downloadKey ? downloadScreenTexts.anotherFile : downloadScreenTexts.haveLink}
          </h2>
          <LinkReader onKey={onKey} />
        </section>
      </div>
    </div>
  )
}

function RequestedFile({ downloadKey, kind }: { downloadKey: DownloadKey; kind: MediaKind }) {
  const read = mediaFile(kind, downloadKey)
  const { data: file, error, isFetching, refetch } = useQuery(read)
  if (file) return <DownloadPanel file={file} downloadKey={downloadKey} kind={kind} read={read} />
  if (error)
    return (
      <DownloadFailure
        downloadKey={downloadKey}
        error={error}
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <>
      <Title>{downloadScreenTexts.download}</Title>
      <Skeleton className="rounded-card" />
    </>
  )
}
