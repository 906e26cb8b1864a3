import { studioDay } from '@dlm/contract/format/day'
import type { ImportRun } from '@dlm/contract/import/import.schema'
import { importTexts } from '@dlm/contract/import/import.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery, useRefresh } from '../../../admin/admin-query.ts'
import { publicReadsOf } from '../../../admin/public-reads.ts'
import { callAdmin } from '../../../auth/admin-session.ts'
import { formatDay } from '../../../lib/format/format-day.ts'
import { notify, notifyFailure } from '../../../lib/notify.ts'
import { ReadFailure } from '../../../shell/read-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Reasons } from './reasons.tsx'

const imported = [
  ...new Set([...publicReadsOf('album'), ...publicReadsOf('photo'), ...publicReadsOf('news')]),
]

/** Imports that were made before, each with the way to undo it. */
export function EarlierImports({ isRunning }: { isRunning: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_imports', {}))
  const [undoing, setUndoing] = useState<string>()
  const [remaining, setRemaining] = useState<readonly string[]>([])
  const refresh = useRefresh(imported)
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  const runs = data?.data ?? []

  async function undo({ run, source }: ImportRun) {
    if ((await notify(importTexts.askUndo(nameOf(source)))) !== 'yes') return
    setUndoing(run)
    setRemaining([])
    let removed = 0
    try {
      for (let isComplete = false; !isComplete; ) {
        const undone = await callAdmin('undo_import', { run })
        removed += undone.removed
        setRemaining((before) => [...before, ...undone.remaining])
        isComplete = undone.isComplete
      }
      void notify(importTexts.undone(removed))
    } catch (failure) {
      notifyFailure(failure)
    }
    await refresh()
    setUndoing(undefined)
  }
  return (
    <>
      {remaining.length > 0 && <Reasons title={importTexts.remaining} reasons={remaining} isOpen />}
      {runs.length > 0 && (
        <section className="grid gap-2" aria-label={importTexts.earlier}>
          <h3 className="font-semibold">{importTexts.earlier}</h3>
          <ul className="grid gap-2">
            {runs.map((each) => (
              <li
                key={each.run}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-line px-4 py-2"
              >
                <div className="min-w-0">
                  <bdi className="block break-words">{nameOf(each.source)}</bdi>
                  <p className="text-sm text-soft tabular-nums">
                    {importTexts.earlierOf(formatDay(studioDay(each.at)), each.added)}
                    {each.state !== 'done' && ` · ${importTexts.incomplete}`}
                  </p>
                </div>
                <Button
                  variant="secondary"
                  aria-label={importTexts.undoOf(nameOf(each.source))}
                  disabled={isRunning || (undoing !== undefined && undoing !== each.run)}
                  busy={undoing === each.run && importTexts.undoing}
                  onClick={() => undo(each)}
                >
                  {importTexts.undo}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The name of a source, of which the command has the whole path. */
const nameOf = (source: string) => source.split(/[\\/]/).at(-1) || source
