import { formTexts } from '@dlm/contract/dashboard/forms.texts'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../ui/classes.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { isSend } from './list/use-list-keys.ts'
import { usePanelHeight } from './use-panel-height.ts'
import './side-panel.css'

interface Props {
  title: string
  onClose(): void
  /** Over the whole window on any screen, for writing. */
  isWide?: boolean
  children: ReactNode
}

/** Wide enough for a panel beside a list. */
const wide = '(min-width: 1024px)'

/** Where writing begins; a panel without such a field begins with its files or a choice, or as a whole. */
const firstFields = ['input:not([type="file"], [readonly]), textarea', 'input[type="file"], select']

function firstField(panel: HTMLElement | null): HTMLElement | null {
  return firstFields.reduce<HTMLElement | null>(
    (first, field) => first ?? panel?.querySelector<HTMLElement>(field) ?? null,
    null,
  )
}

/**
 * What opens beside a list on wide screens, and over it on others, on a phone over all of the page: one dialog, shown in
 * either way, so that nothing typed is lost when a tablet is rotated. Escape closes it, Ctrl or ⌘ with Enter sends its form. Its first field has the focus, and
 * whatever had it before has it again afterwards.
 */
export function SidePanel({ title, onClose, isWide = false, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)

  usePanelHeight(panel)
  // A layout effect, whose clean-up runs while the panel is still in the document: closing it restores the focus.
  useLayoutEffect(() => {
    const dialog = panel.current
    const query = matchMedia(wide)
    const show = () => {
      const focused = document.activeElement
      dialog?.close()
      if (query.matches && !isWide) dialog?.show()
      else dialog?.showModal()
      const within = focused instanceof HTMLElement && dialog?.contains(focused)
      if (within) focused.focus({ preventScroll: true })
      else (firstField(dialog) ?? dialog)?.focus({ preventScroll: true })
    }
    show()
    query.addEventListener('change', show)
    return () => {
      query.removeEventListener('change', show)
      dialog?.close()
    }
  }, [isWide])

  return (
    <dialog
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (isSend(event.nativeEvent)) {
          event.preventDefault()
          panel.current?.querySelector('form')?.requestSubmit()
        }
        // Shown beside the list it is not modal, and no browser closes it.
        if (event.key !== 'Escape' || isWide || !matchMedia(wide).matches) return
        // The same key would close the question that may come now.
        event.preventDefault()
        onClose()
      }}
      className={classes(
        'desk-panel max-w-none grid-cols-1 content-start gap-5 bg-surface text-ink outline-none backdrop:bg-scrim open:grid',
        !isWide && 'side-panel',
      )}
    >
      <div className="panel-head flex items-center justify-between gap-3 py-2">
        <h2 id={id} dir="auto" className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h2>
        <IconButton label={formTexts.close} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
