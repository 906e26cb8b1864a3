import { downloadScreenTexts } from '@dlm/contract/media/download-screens.texts'
import { rules } from '@dlm/contract/rules'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import QrCode from 'lucide-react/icons/qr-code'
import { type ChangeEvent, type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type DownloadKey, keyInLink } from './download-link.ts'
import type { QrReading } from './qr-worker.ts'

interface Props {
  onKey(key: DownloadKey): void
}

/** Takes a download link: typed, pasted, or as the picture of its QR code (SPEC §2). */
export function LinkReader({ onKey }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [reading, setReading] = useState(false)

  const take = (link: string) => {
    const key = keyInLink(link, location.origin)
    setFault(key ? null : rules.downloadLink.message)
    if (key) onKey(key)
    else input.current?.focus()
  }
  const readPicture = async (picture: Blob) => {
    setReading(true)
    setFault(null)
    try {
      const scan = await readQr(picture)
      if (typeof scan === 'string') setFault(rules.qrImage.message)
      else {
        setText(scan.text)
        take(scan.text)
      }
    } catch {
      setFault(downloadScreenTexts.qrFailed)
    }
    setReading(false)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    take(text)
  }
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = '' // the same picture may be chosen again
    if (file) void readPicture(file)
  }
  const onPaste = (event: ClipboardEvent) => {
    const picture = Array.from(event.clipboardData.files).find(({ type }) => type.startsWith('image/'))
    if (!picture) return
    event.preventDefault()
    void readPicture(picture)
  }
  const onPasteButton = async () => {
    const pasted = await navigator.clipboard.readText().catch(() => null)
    if (pasted === null) {
      setFault(downloadScreenTexts.clipboardBlocked)
      input.current?.focus()
      return
    }
    setText(pasted)
    take(pasted)
  }

  return (
    <form
      onSubmit={onSubmit}
      onPaste={onPaste}
      noValidate
      className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {downloadScreenTexts.downloadLink}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setFault(null)
            }}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-hint`}
            className="min-h-12 w-full min-w-0 rounded-control border border-line bg-surface px-4 text-base aria-invalid:border-danger"
          />
          <Button
            variant="secondary"
            onClick={onPasteButton}
            aria-label={downloadScreenTexts.pasteLink}
            className="shrink-0 px-3.5"
          >
            <ClipboardPaste aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{downloadScreenTexts.paste}</span>
          </Button>
        </div>
        <p id={`${id}-hint`} aria-live="polite" className="text-sm text-soft">
          {fault ? <span className="font-semibold text-danger">{fault}</span> : downloadScreenTexts.linkHint}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{downloadScreenTexts.findFile}</Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line px-5 font-semibold hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
          <QrCode aria-hidden="true" className="size-5" />
          {reading ? downloadScreenTexts.reading : downloadScreenTexts.uploadQr}
          <input type="file" accept="image/*" onChange={onFile} disabled={reading} className="sr-only" />
        </label>
      </div>
    </form>
  )
}

/**
 * Reads the QR code in a picture, in a worker of this browser: the picture never leaves the device (DESIGN §5).
 * @throws Error when the worker could not be loaded
 */
function readQr(picture: Blob): Promise<QrReading> {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<QrReading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<QrReading>) => resolve(data)
    worker.onerror = () => reject(new Error('the QR reader could not be loaded'))
    worker.postMessage(picture)
  }).finally(() => worker.terminate())
}
