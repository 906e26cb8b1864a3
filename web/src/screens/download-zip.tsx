import { zipTexts } from '@dlm/contract/media/zip.texts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import FolderArchive from 'lucide-react/icons/folder-archive'
import { Link } from 'react-router'
import { useZipEntries } from '../features/media/zip/zip-basket.ts'
import { zipContents } from '../features/media/zip/zip-files.ts'
import { ZipPanel } from '../features/media/zip/zip-panel.tsx'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { ReadFailure } from '../shell/read-failure.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Packs the chosen files into a zip in the browser (SPEC §2). */
export default function DownloadZip() {
  return (
    <div className="text-width">
      <Title>{zipTexts.zip}</Title>
      <PageHeader
        title={zipTexts.title}
        intro={zipTexts.intro}
        back={{ to: paths.media, label: zipTexts.media }}
      />
      <Contents />
    </div>
  )
}

function Contents() {
  const entries = useZipEntries()
  const { data, error, isFetching, refetch } = useQuery({
    ...zipContents(entries),
    placeholderData: keepPreviousData,
  })
  if (entries.length === 0)
    return (
      <MessagePanel
        icon={FolderArchive}
        title={zipTexts.emptyTitle}
        action={
          <Link to={paths.viewAlbums} className={buttonClass()}>
            {zipTexts.browseAlbums}
          </Link>
        }
      >
        {zipTexts.emptyHint}
      </MessagePanel>
    )
  const onRefresh = async () => (await refetch()).data?.files ?? []
  if (data) return <ZipPanel contents={data} onRefresh={onRefresh} />
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  return (
    <div className="grid gap-6">
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
