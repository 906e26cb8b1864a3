import { importTexts } from '@dlm/contract/import/import.texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../../../lib/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { type ImportState, importState, resetImport, startImport, stopImport } from './import-job.ts'
import { ImportReview } from './import-review.tsx'
import { ImportSource } from './import-source.tsx'
import { Reasons } from './reasons.tsx'
import { sizeOf } from './run-import.ts'

/** Chooses what is imported, shows what it would add, and adds it. */
export function ImportPanel() {
  const state = useStore(importState, (now) => now, importState.get())
  return (
    <div className="grid gap-5">
      <Step state={state} />
      <EarlierImports isRunning={state.step === 'running'} />
    </div>
  )
}

function Step({ state }: { state: ImportState }) {
  switch (state.step) {
    case 'choose':
      return <ImportSource {...state} />
    case 'reading':
      return (
        <Named name={importTexts.reading(state.files)}>
          <ProgressBar label={importTexts.readingBar} value={state.read} max={state.files} />
          <Button variant="secondary" className="justify-self-start" onClick={resetImport}>
            {importTexts.cancel}
          </Button>
        </Named>
      )
    case 'review':
      return <ImportReview what={state.what} />
    case 'running':
      return (
        <Named name={importTexts.running(state.done, sizeOf(state.what.plan))}>
          <ProgressBar label={importTexts.runningBar} value={state.done} max={sizeOf(state.what.plan)} />
          <p className="text-sm text-soft">{importTexts.runningHint}</p>
          <Button variant="secondary" className="justify-self-start" onClick={stopImport}>
            {importTexts.stop}
          </Button>
        </Named>
      )
    case 'stopped':
      return (
        <Named name={importTexts.stopped}>
          <p className="text-sm text-soft">{importTexts.running(state.done, sizeOf(state.what.plan))}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={startImport}>{importTexts.continue}</Button>
            <Button variant="secondary" onClick={resetImport}>
              {importTexts.chooseOther}
            </Button>
          </div>
        </Named>
      )
    case 'complete':
      return <Complete {...state} />
  }
}

/** A step with its name, which has the focus once the step begins: what was pressed is gone. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold tabular-nums outline-none">
        {name}
      </h3>
      {children}
    </div>
  )
}

function Complete({ outcome, leftOut }: Extract<ImportState, { step: 'complete' }>) {
  const { added, existing, binned, failed } = outcome
  const isNothing = added === 0 && failed.length === 0
  return (
    <Named name={isNothing ? importTexts.nothingNew : importTexts.complete(added)}>
      {!isNothing && existing > 0 && <p className="text-sm text-soft">{importTexts.existing(existing)}</p>}
      {binned > 0 && <p className="text-sm text-soft">{importTexts.binned(binned)}</p>}
      <Reasons reasons={[...failed, ...leftOut]} isOpen={failed.length > 0} />
      <Button variant="secondary" className="justify-self-start" onClick={resetImport}>
        {importTexts.chooseOther}
      </Button>
    </Named>
  )
}
