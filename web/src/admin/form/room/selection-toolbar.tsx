import { LinkInText, OwnPath } from '@dlm/contract/common.schema'
import { writingTexts } from '@dlm/contract/dashboard/writing.texts'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import TextQuote from 'lucide-react/icons/text-quote'
import { lift } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { commands, hasMark, isBlock, linkTo } from './editing.ts'
import { placeAt } from './place-at.ts'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

interface Props {
  view: EditorView
  state: EditorState
  /** The address of a link is asked for. */
  isLinking: boolean
  onLinking(isLinking: boolean): void
}

/** A finger's own menu is above what it selects. */
const side = () => (matchMedia('(pointer: coarse)').matches ? 'below' : 'above')

/** What can be done with selected words. */
export function SelectionToolbar({ view, state, isLinking, onLinking }: Props) {
  const run = (command: Command) => {
    command(view.state, view.dispatch, view)
    view.focus()
  }
  const isHeading = isBlock(state, nodes.heading)
  const isQuote = isBlock(state, nodes.quote)
  const { from, to } = state.selection
  return (
    <div
      role="toolbar"
      aria-label={writingTexts.format}
      className="writing-pop flex"
      ref={(bar) => placeAt(bar, view, side() === 'above' ? from : to, side())}
      onMouseDown={(event) => {
        // The selection stays where it is.
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onLinking(false)
        view.focus()
      }}
    >
      {isLinking ? (
        <LinkForm
          address={addressAt(state)}
          onLink={(address) => {
            onLinking(false)
            run(linkTo(address))
          }}
        />
      ) : (
        <>
          <Toggle
            label={writingTexts.bold}
            isOn={hasMark(state, marks.strong)}
            onPress={() => run(commands.strong)}
          >
            <Bold aria-hidden="true" className="size-5" />
          </Toggle>
          <Toggle
            label={writingTexts.italic}
            isOn={hasMark(state, marks.emphasis)}
            onPress={() => run(commands.emphasis)}
          >
            <Italic aria-hidden="true" className="size-5" />
          </Toggle>
          <Toggle label={writingTexts.link} isOn={hasMark(state, marks.link)} onPress={() => onLinking(true)}>
            <Link aria-hidden="true" className="size-5" />
          </Toggle>
          <Toggle
            label={writingTexts.heading}
            isOn={isHeading}
            onPress={() => run(isHeading ? commands.paragraph : commands.heading)}
          >
            <Heading2 aria-hidden="true" className="size-5" />
          </Toggle>
          <Toggle
            label={writingTexts.quote}
            isOn={isQuote}
            onPress={() => run(isQuote ? lift : commands.quote)}
          >
            <TextQuote aria-hidden="true" className="size-5" />
          </Toggle>
        </>
      )}
    </div>
  )
}

interface ToggleProps {
  label: string
  isOn: boolean
  onPress(): void
  children: ReactNode
}

function Toggle({ label, isOn, onPress, children }: ToggleProps) {
  return (
    <IconButton label={label} aria-pressed={isOn} className={isOn ? 'bg-accent-wash' : ''} onClick={onPress}>
      {children}
    </IconButton>
  )
}

/** The address of the first link in what is selected. */
function addressAt({ doc, selection }: EditorState): string {
  let address = ''
  doc.nodesBetween(selection.from, selection.to, (node) => {
    address ||= marks.link.isInSet(node.marks)?.attrs.address ?? ''
  })
  return address
}

function LinkForm({ address, onLink }: { address: string; onLink(address: string): void }) {
  const [isWrong, setWrong] = useState(false)
  return (
    <div className="grid">
      <input
        ref={(input) => input?.focus()}
        aria-label={writingTexts.address}
        aria-invalid={isWrong}
        placeholder={writingTexts.addressStart}
        inputMode="url"
        defaultValue={address}
        className="min-h-11 w-full bg-surface px-3 text-base"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // In a form, Enter would send it.
          event.preventDefault()
          const typed = event.currentTarget.value.trim()
          const isGood =
            typed === '' || LinkInText.safeParse(typed).success || OwnPath.safeParse(typed).success
          if (isGood) onLink(typed)
          else setWrong(true)
        }}
      />
      {isWrong && (
        <p role="alert" className="px-3 pb-2 text-sm text-danger">
          {writingTexts.badAddress}
        </p>
      )}
    </div>
  )
}
