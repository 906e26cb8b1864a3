import X from 'lucide-react/icons/x'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Modal } from '../../ui/modal.tsx'
import { isOwnTool } from './own-tools.ts'
import { toolTitle } from './tools.ts'
import { toolKeys } from './use-dashboard-keys.ts'

const shortcuts = (): readonly (readonly [keys: string, does: string])[] => [
  ['Ctrl K', 'Search everything, and go anywhere'],
  ['/', 'Search the list of the tool'],
  ['N', 'Add something new'],
  ['J', 'Go to the next entry; Enter opens it'],
  ['K', 'Go to the entry before'],
  ['Ctrl Enter', 'Send what is open; replies and keys continue with the next'],
  ['Ctrl A', 'Select all, once one is selected'],
  ['Escape', 'Close the form, or select none'],
  ...Object.entries(toolKeys)
    .filter(([, tool]) => tool === null || isOwnTool(tool))
    .map(([key, tool]) => [`G ${key.toUpperCase()}`, tool ? toolTitle(tool) : 'Dashboard'] as const),
  ['?', 'Show these keys'],
]

/** The keys of the dashboard. */
export function ShortcutHelp({ onClose }: { onClose(): void }) {
  return (
    <Modal
      aria-labelledby="shortcuts"
      onDismiss={onClose}
      dismissBeside
      className="w-[min(100%-24px,480px)] p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="shortcuts" className="text-h3">
          Keys of the dashboard
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {shortcuts().map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
