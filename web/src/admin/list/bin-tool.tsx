import type { BinEntry, BinKind } from '@dlm/contract/dashboard/dashboard.schema'
import { entryRoles } from '@dlm/contract/dashboard/entry-roles'
import { dangerousQuestion } from '@dlm/contract/dialog-text'
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
  sonata: 'Key request',
  question: 'Question',
}
/** The kinds that the signed-in admin manages. */
const ownKinds = () =>
  Object.fromEntries(
    Object.entries(kindNames).filter(([kind]) => isOwn(entryRoles[kind as BinKind])),
  ) as Partial<Record<BinKind, string>>

const words = {
  one: 'entry',
  many: 'entries',
  all: 'deleted entries',
  hint: 'Nothing waits to be restored.',
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
      intro="What is deleted stays here for 30 days, with its files."
      searchLabel="Search the recycle bin"
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
    const question = dangerousQuestion(
      'Delete permanently?',
      `${kindNames[kind]} “${name}” and its files cannot be restored afterwards.`,
    )
    if ((await notify(question)) === 'yes') await act('purge')
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-soft">
          {kindNames[kind]}, deleted by <bdi>{by}</bdi> on {formatDay(date)}, in the bin until{' '}
          {formatDay(until)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => act('restore')}
          busy={busy === 'restore' && 'Restoring…'}
          aria-label={`Restore ${name}`}
        >
          Restore
        </Button>
        {isOwn(admins) && (
          <Button
            variant="danger"
            onClick={purge}
            busy={busy === 'purge' && 'Deleting…'}
            aria-label={`Delete permanently: ${name}`}
          >
            Delete permanently
          </Button>
        )}
      </div>
    </li>
  )
}
