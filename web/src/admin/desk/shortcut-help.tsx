import { shortcutsTexts } from '@dlm/contract/dashboard/shortcuts.texts'
import X from 'lucide-react/icons/x'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Modal } from '../../ui/modal.tsx'
import { isOwnTool } from './own-tools.ts'
import { toolKeys } from './tool-keys.ts'
import { toolTitle } from './tools.ts'

const shortcuts = (): readonly (readonly [keys: string, does: string])[] => [
  ['Ctrl K', shortcutsTexts.search],
  ['/', shortcutsTexts.searchList],
  ['N', shortcutsTexts.add],
  ['J', shortcutsTexts.next],
  ['K', shortcutsTexts.previous],
  ['Space', shortcutsTexts.peek],
  ['Ctrl Enter', shortcutsTexts.send],
  ['Ctrl A', shortcutsTexts.selectAll],
  ['Escape', shortcutsTexts.close],
  ...Object.entries(toolKeys)
    .filter(([, tool]) => tool === null || isOwnTool(tool))
    .map(
      ([key, tool]) => [`G ${key.toUpperCase()}`, tool ? toolTitle(tool) : shortcutsTexts.dashboard] as const,
    ),
  ['?', shortcutsTexts.help],
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
          {shortcutsTexts.title}
        </h2>
        <IconButton label={shortcutsTexts.closeHelp} onClick={onClose}>
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
