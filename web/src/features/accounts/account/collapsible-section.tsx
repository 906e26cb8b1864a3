import { accountPageTexts } from '@dlm/contract/accounts/account-page.texts'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

interface Props {
  title: string
  text: string
  /** Name of the content in the label of the button. */
  what: string
  /** Mounted while the section is open. */
  children: ReactNode
}

/** A section of the account page that loads its content when it is opened. */
export function CollapsibleSection({ title, text, what, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  return (
    <section
      aria-labelledby={`${content}-title`}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid max-w-[52ch] gap-1">
          <h2 id={`${content}-title`} className="text-h3">
            {title}
          </h2>
          <p className="text-sm text-soft">{text}</p>
        </div>
        <Button
          variant="secondary"
          aria-label={isOpen ? accountPageTexts.hideContent(what) : accountPageTexts.showContent(what)}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? accountPageTexts.hide : accountPageTexts.show}
        </Button>
      </div>
      <div id={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
