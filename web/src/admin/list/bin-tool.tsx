import { binTexts } from '@dlm/contract/dashboard/bin.texts'
import type { BinEntry, BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import { capitalised } from '@dlm/contract/format/capitalised'
import { ofEachKind } from '@dlm/contract/kinds/kinds'
import { admins } from '@dlm/contract/roles'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { callAdmin } from '../../auth/admin-session.ts'
import { useList } from '../../lib/api/use-list.ts'
import { formatDay } from '../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminPages, useRefresh } from '../admin-query.ts'
import { isOwn } from '../desk/own-tools.ts'
import { rowsClass, ToolScreen } from '../desk/tool-screen.tsx'
import { publicReadsOf } from '../public-reads.ts'
import { useFilter } from './use-filter.ts'

const kindNames: Readonly<Record<BinKind, string>> = {
  ...ofEachKind(({ one }) => capitalised(one)),
  sonata: binTexts.keyRequest,
  question: binTexts.question,
  room: binTexts.room,
}
/** The kinds that the signed-in admin manages. */
const ownKinds = () =>
  Object.fromEntries(
    Object.entries(kindNames).filter(([kind]) => isOwn(entryRoles[kind as BinKind])),
  ) as Partial<Record<BinKind, string>>

const words = {
  one: binTexts.one,
  many: binTexts.many,
  all: binTexts.all,
  hint: binTexts.emptyHint,
} as const

/** The recycle bin: what was deleted in the last 30 days, to be restored with its files or deleted permanently. */
export function BinTool() {
  const [kind, filter] = useFilter('kind', ownKinds())
  const list = useList((search) => adminPages('get_bin', { search, limit: 24, ...(kind && { kind }) }))
  return (
    <ToolScreen
      list={list}
      words={words}
      icon={Trash}
      intro={binTexts.intro}
      searchLabel={binTexts.search}
      filter={filter}
      skeleton={<Skeleton className="h-72" />}
      listClass={rowsClass}
      item={(entry) => <BinRow key={`${entry.kind}/${entry.id}`} entry={entry} />}
    />
  )
}

function BinRow({ entry }: { entry: BinEntry }) {
  const { kind, id, name, by, date, until } = entry
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null)
  const refresh = useRefresh(publicReadsOf(kind))

  const act = async (name: 'restore' | 'purge') => {
    setBusy(name)
    try {
      await callAdmin(name, { kind, id })
      await refresh()
    } catch (error) {
      setBusy(null)
      notifyFailure(error)
    }
  }
  const purge = async () => {
    const question = binTexts.askDelete(kindNames[kind], name)
    if ((await notify(question)) === 'yes') await act('purge')
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">
          {binTexts.deletedBy(kindNames[kind])} <bdi>{by}</bdi>{' '}
          {binTexts.deletedOn(formatDay(date), formatDay(until))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => act('restore')}
          busy={busy === 'restore' && binTexts.restoring}
          aria-label={binTexts.restoreEntry(name)}
        >
          {binTexts.restore}
        </Button>
        {isOwn(admins) && (
          <Button
            variant="danger"
            onClick={purge}
            busy={busy === 'purge' && binTexts.deleting}
            aria-label={binTexts.deleteEntry(name)}
          >
            {binTexts.deletePermanently}
          </Button>
        )}
      </div>
    </li>
  )
}
