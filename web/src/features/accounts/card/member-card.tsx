import { memberCardTexts } from '@dlm/contract/accounts/member-card.texts'
import type { User } from '@dlm/contract/accounts/user.schema'
import { memberCard } from '@dlm/contract/cards'
import { queryOptions, useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import WifiOff from 'lucide-react/icons/wifi-off'
import { useCallback } from 'react'
import { profileUrl } from '../../../lib/paths.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { MessagePanel } from '../../../ui/message-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const place = 'aspect-[540/340] w-full rounded-card'

/** The card as a PNG file. The code that draws it is fetched with it. */
function memberCardFile(user: User) {
  return queryOptions<Blob>({
    queryKey: ['member-card', user],
    queryFn: async () => (await import('./draw-member-card.ts')).drawMemberCard(user, profileUrl()),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The member card to look at and to download. */
export function MemberCard({ user }: { user: User }) {
  const { data: file, isFetching, refetch } = useQuery(memberCardFile(user))
  return (
    <div className="grid gap-5">
      {file ? (
        <CardPicture file={file} alt={memberCardTexts.alt(user.user, user.date)} />
      ) : isFetching ? (
        <div role="status" aria-label={memberCardTexts.loading}>
          <Skeleton className={place} />
        </div>
      ) : (
        <div className={`${place} grid content-center border border-line bg-raised`}>
          <MessagePanel role="alert" icon={WifiOff} title={memberCardTexts.failedTitle}>
            {memberCardTexts.failedHint}
          </MessagePanel>
        </div>
      )}
      <Button
        className="justify-self-center"
        busy={isFetching && memberCardTexts.creating}
        onClick={() => (file ? saveFile(memberCard.fileName, file) : refetch())}
      >
        {file && <Download aria-hidden="true" className="size-5" />}
        {file ? memberCardTexts.download : memberCardTexts.retry}
      </Button>
    </div>
  )
}

function CardPicture({ file, alt }: { file: Blob; alt: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const source = URL.createObjectURL(file)
      picture.src = source
      return () => URL.revokeObjectURL(source)
    },
    [file],
  )
  return (
    <img
      ref={show}
      alt={alt}
      width={memberCard.width}
      height={memberCard.height}
      className={`${place} border border-line shadow-card`}
    />
  )
}
