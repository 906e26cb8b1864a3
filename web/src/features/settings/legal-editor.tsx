import { headings } from '@dlm/contract/brand/legal/headings'
import type { LegalName } from '@dlm/contract/brand/legal/legal-document'
import { useQuery } from '@tanstack/react-query'
import { adminQuery } from '../../admin/admin-query.ts'
import { SidePanel } from '../../admin/side-panel.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LegalForm } from './legal-form.tsx'

interface Props {
  name: LegalName
  /** @param isOwn whether the text is the owner's own now */
  onPublished(name: LegalName, isOwn: boolean): void
  onClose(): void
}

/**
 * The editor of a legal text, over the whole window, once the text is loaded. It is not refetched while it is open: what is
 * typed would be lost.
 */
export function LegalEditor({ name, onPublished, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    ...adminQuery('get_legal_form', { id: name }),
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: (query) => query.state.data === undefined,
  })
  const { title } = headings[name]
  if (data) return <LegalForm {...{ name, title, onPublished, onClose }} stored={data} />
  return (
    <SidePanel title={title} onClose={onClose} isWide>
      {error ? (
        <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </SidePanel>
  )
}
