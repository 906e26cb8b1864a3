import { secondFactorTexts } from '@dlm/contract/accounts/second-factor.texts'
import { brand } from '@dlm/contract/brand/brand'
import Copy from 'lucide-react/icons/copy'
import FileDown from 'lucide-react/icons/file-down'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  const [copied, setCopied] = useState<string>(secondFactorTexts.copy)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(secondFactorTexts.copied),
      () => setCopied(secondFactorTexts.selectCodes),
    )
  const save = () =>
    saveFile(`${brand.product.toLowerCase()}-recovery-codes.txt`, new Blob([text], { type: 'text/plain' }))
  return (
    <section
      aria-labelledby="recovery-codes"
      className="grid max-w-text gap-5 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-h3">
        {secondFactorTexts.codesTitle}
      </h2>
      <p className="text-soft">{secondFactorTexts.codesHint}</p>
      <ul
        aria-label={secondFactorTexts.codes}
        className="grid gap-x-6 gap-y-2 rounded-control bg-raised p-4 font-semibold tabular-nums select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" className="size-5" />
          {copied}
        </Button>
        <Button variant="secondary" onClick={save}>
          <FileDown aria-hidden="true" className="size-5" />
          {secondFactorTexts.saveAsFile}
        </Button>
        <Button onClick={onDone}>{secondFactorTexts.codesSaved}</Button>
      </div>
    </section>
  )
}
