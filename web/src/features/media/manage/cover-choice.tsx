import { manageAlbumsTexts } from '@dlm/contract/media/manage-albums.texts'
import { useQuery } from '@tanstack/react-query'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { ChoiceButton } from '../../../admin/form/choice-button.tsx'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { notify } from '../../../lib/notify.ts'

interface Props {
  /** The photo, and its album. */
  id: string
  fid: string
}

/** Chooses a photo for the cover of its album, which may have an uploaded one that is lost by it. */
export function CoverChoice({ id, fid }: Props) {
  const { data: album } = useQuery(adminQuery('get_editable', { kind: 'album', id: fid }))
  const refresh = useRefresh(publicReadsOf('album'))
  if (!album) return null
  const { fields, revision } = album
  const isCover = fields.coverPhoto === id
  return (
    <ChoiceButton
      label={manageAlbumsTexts.cover}
      note={isCover ? manageAlbumsTexts.isCover : manageAlbumsTexts.coverHint}
      action={isCover ? undefined : manageAlbumsTexts.useAsCover}
      onChoose={async () => {
        if (!fields.coverPhoto && (await notify(manageAlbumsTexts.changeCover)) !== 'yes') return
        await callAdmin('edit', { kind: 'album', id: fid, revision, fields: { ...fields, coverPhoto: id } })
        await refresh()
        void notify(manageAlbumsTexts.coverChanged)
      }}
    />
  )
}
