import { featuredTexts } from '@dlm/contract/dashboard/featured.texts'
import type { FeaturedKind } from '@dlm/contract/kinds/kind-lists'
import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '../../auth/admin-session.ts'
import { notify } from '../../lib/notify.ts'
import { adminQuery, useRefresh } from '../admin-query.ts'
import { publicReadsOf } from '../public-reads.ts'
import { ChoiceButton } from './choice-button.tsx'

/** Puts an entry in front of its list, or back to its place. */
export function FeaturedChoice({ kind, id }: { kind: FeaturedKind; id: string }) {
  const { data } = useQuery(adminQuery('get_featured', { kind }))
  const refresh = useRefresh(publicReadsOf(kind))
  if (!data) return null
  const isFeatured = data.ids.includes(id)
  return (
    <ChoiceButton
      label={featuredTexts.label}
      note={isFeatured ? featuredTexts.isFeatured : featuredTexts.hint}
      action={isFeatured ? featuredTexts.stop : featuredTexts.feature}
      onChoose={async () => {
        await callAdmin('set_featured', { kind, id, on: !isFeatured })
        await refresh()
        void notify(isFeatured ? featuredTexts.stopped : featuredTexts.featured)
      }}
    />
  )
}
