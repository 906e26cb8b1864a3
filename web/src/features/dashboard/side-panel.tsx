import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePanelHeight } from './use-panel-height.ts'

interface Props {
  title: string
  onClose(): void
  /** Over the whole window on any screen, for writing. */
  isWide?: boolean
  children: ReactNode
}

/** Whether a key sends a form from wherever one types in it. */
function isSend({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey)
}

/** Wide enough for a panel beside a list. */
const wide = '(min-width: 1024px)'

/** Where writing begins; a panel without such a field begins with its files, or as a whole. */
const firstFields = ['input:not([type="file"], [readonly]), select, textarea', 'input[type="file"]']

/** Over the list, and beside it where there is room. */
const besideClass =
  'side-panel max-lg:m-0 max-lg:h-dvh max-lg:max-h-none max-lg:ms-auto max-lg:w-full max-lg:overflow-y-auto sm:max-lg:w-160 max-lg:overscroll-contain lg:sticky lg:inset-auto lg:top-4 lg:m-0 lg:max-h-(--panel-height) lg:w-full lg:overflow-y-auto lg:rounded-card lg:border lg:border-line'

function firstField(panel: HTMLElement | null): HTMLElement | null {
  return firstFields.reduce<HTMLElement | null>(
    (found, field) => found ?? panel?.querySelector<HTMLElement>(field) ?? null,
    null,
  )
}

/**
 * What opens beside a list on wide screens, and over it on others, on a phone over all of the page: one dialog, shown in
 * either way, so that nothing typed is lost when a tablet is turned. Escape closes it, Ctrl or ⌘ with Enter sends its form. Its first field has the focus, and
 * whatever had it before has it again afterwards.
 */
export function SidePanel({ title, onClose, isWide = false, children }: Props) {
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)

  usePanelHeight(panel)
  // A layout effect, whose clean-up comes while the panel is still in the page: closing it gives the focus back.
  useLayoutEffect(() => {
    const shown = panel.current
    const query = matchMedia(wide)
    const show = () => {
      const focused = document.activeElement
      shown?.close()
      if (query.matches && !isWide) shown?.show()
      else shown?.showModal()
      const within = focused instanceof HTMLElement && shown?.contains(focused)
      if (within) focused.focus({ preventScroll: true })
      else (firstField(shown) ?? shown)?.focus({ preventScroll: true })
    }
    show()
    query.addEventListener('change', show)
    return () => {
      query.removeEventListener('change', show)
      shown?.close()
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
        'max-w-none grid-cols-1 scroll-pt-20 scroll-pb-36 content-start gap-5 bg-surface p-4 text-ink outline-none backdrop:bg-scrim open:grid lg:p-6',
        isWide ? 'm-0 h-dvh max-h-none w-full overflow-y-auto overscroll-contain' : besideClass,
      )}
    >
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 flex items-center justify-between gap-3 bg-surface px-4 py-2 lg:-top-6 lg:-mx-6 lg:-mt-6 lg:px-6 lg:py-3">
        <h2 id={id} dir="auto" className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {children}
    </dialog>
  )
}
