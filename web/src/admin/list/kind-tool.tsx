import type { Picture } from '@dlm/contract/common.schema'
import { listTexts } from '@dlm/contract/dashboard/lists.texts'
import { kindLists } from '@dlm/contract/kinds/kind-lists'
import { type KindWith, kinds } from '@dlm/contract/kinds/kinds'
import type { ListState } from '@dlm/contract/list-states'
import type { QueryKey } from '@tanstack/react-query'
import { type ComponentProps, useCallback } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { type Pages, useList } from '../../lib/api/use-list.ts'
import { kindIcons } from '../../lib/kind-icons.ts'
import { entryPath, listWords, shareUrl } from '../../lib/kinds.ts'
import { ContentTool } from './content-tool.tsx'
import type { Entry } from './entry.ts'
import { isPublic, type Publication } from './publication-badge.tsx'
import { useFilter } from './use-filter.ts'
import { type Chosen, useOrder } from './use-order.ts'

type ToolKind = KindWith<'hasDrafts'>

/** The orders of a kind's list beside the usual one. */
type OrderOf<Kind extends ToolKind> = Extract<keyof (typeof kindLists)[Kind]['orders'], Chosen>

/** What the list of a kind is asked for, drafts too. */
interface Query<Kind extends ToolKind> {
  search: string
  drafts: true
  limit: number
  order?: OrderOf<Kind> | ListState
}

interface Listed extends Publication {
  id: string
  cover: Picture | null
}

interface Props<Kind extends ToolKind, Item extends Listed, Key extends QueryKey, Forms>
  extends Pick<
    ComponentProps<typeof ContentTool<Item, Forms>>,
    'adid' | 'removedTitle' | 'forms' | 'form' | 'bulk' | 'columns' | 'titled'
  > {
  kind: Kind
  /** What its share card calls an entry. */
  label: string
  pagesOf(query: Query<Kind>): Pages<{ data: Item[] }, Key>
  /** What the usual order is called, where it is not the newest first. */
  usualOrder?: string
  /** How an entry is shown, besides the parts that kinds share; `seeMore` where its address has more than the id. */
  entryOf(item: Item): Pick<Entry, 'name' | 'badge' | 'text' | 'facts' | 'seeMore'>
}

/** The tool of a kind with drafts: its list, words, icon, orders and calls are those of its description. */
export function KindTool<Kind extends ToolKind, Item extends Listed, Key extends QueryKey, Forms>(
  props: Props<Kind, Item, Key, Forms>,
) {
  const { kind, label, pagesOf, usualOrder, entryOf, ...tool } = props
  const [order, orders] = useOrder(ordersOf(kind), usualOrder)
  const [state, states] = useFilter('state', stateLabels)
  const narrowed: OrderOf<Kind> | ListState | undefined = state ?? order
  const list = useList((search) =>
    pagesOf({ search, drafts: true, limit: 24, ...(narrowed && { order: narrowed }) }),
  )
  const fullEntryOf = useCallback(
    (item: Item): Entry => {
      const entry = entryOf(item)
      return {
        ...{ id: item.id, picture: item.cover, icon: kindIcons[kind], publication: item },
        ...entry,
        ...(isPublic(item) && {
          seeMore: entry.seeMore ?? entryPath(kind, item.id),
          share: { label, title: entry.name, url: shareUrl(kind, item.id) },
        }),
      }
    },
    [kind, label, entryOf],
  )
  return (
    <ContentTool
      {...tool}
      kind={kind}
      list={list}
      words={{ ...listWords(kind), hint: listTexts.emptyHint }}
      order={orders}
      state={states}
      icon={kindIcons[kind]}
      addLabel={listTexts.addNew}
      entryOf={fullEntryOf}
      remove={(id) => callAdmin(kinds[kind].calls.delete, { id })}
    />
  )
}

/** The states that the list can be narrowed to. */
const stateLabels: Readonly<Record<ListState, string>> = {
  drafts: listTexts.drafts,
  scheduled: listTexts.onlyScheduled,
  unpublished: listTexts.unpublished,
}

function ordersOf<Kind extends ToolKind>(kind: Kind): OrderOf<Kind>[] {
  return Object.keys(kindLists[kind].orders).filter(
    (order): order is OrderOf<Kind> => order !== 'newest' && !Object.hasOwn(stateLabels, order),
  )
}
