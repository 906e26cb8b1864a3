import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import CodeXml from 'lucide-react/icons/code-xml'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmbedPicker } from './embed-picker.tsx'

interface Props {
  isPicking: boolean
  onPicking(isPicking: boolean): void
  /** @param line shows what was picked */
  onPick(line: string): void
  /** The text is shown as Markdown. */
  isSource: boolean
  onSource(): void
}

/** What a text has at the foot of the room: a search for what it may show of the portal, above it once it is open, and its Markdown. */
export function TextTools({ isPicking, onPicking, onPick, isSource, onSource }: Props) {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const picker = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPicking) picker.current?.querySelector('input')?.focus()
  }, [isPicking])

  return (
    <>
      <Button
        ref={toggle}
        variant="ghost"
        className="writing-tool"
        aria-expanded={isPicking}
        aria-controls={id}
        onClick={() => onPicking(!isPicking)}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{formTexts.insert}</span>
      </Button>
      <Button variant="ghost" className="writing-tool" aria-pressed={isSource} onClick={onSource}>
        <CodeXml aria-hidden="true" className="size-5" />
        <span className="max-lg:sr-only">{writingTexts.markdown}</span>
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the Escape of what is in it */}
      <div
        ref={picker}
        id={id}
        hidden={!isPicking}
        className="writing-picker"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          // What is typed is cleared first.
          if (event.target instanceof HTMLInputElement && event.target.value) return
          onPicking(false)
          toggle.current?.focus()
        }}
      >
        {isPicking && <EmbedPicker onPick={onPick} />}
      </div>
    </>
  )
}
