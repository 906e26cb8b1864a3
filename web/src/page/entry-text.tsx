import type { ComponentProps } from 'react'
import { TagLinks } from './tag-links.tsx'
import { WrittenText } from './written-text.tsx'

type Props = Pick<ComponentProps<typeof WrittenText>, 'text' | 'blocks' | 'embeds'> &
  Pick<ComponentProps<typeof TagLinks>, 'tags'>

/** The text of an entry on its own screen, and its tags below. */
export function EntryText({ tags, ...written }: Props) {
  return (
    <>
      <WrittenText {...written} className="grid gap-4 text-lg leading-relaxed text-pretty" />
      <TagLinks tags={tags} />
    </>
  )
}
