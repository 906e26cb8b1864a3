import { Fragment } from 'react'

/** What a part of an e-mail address or a URL ends with: a line may end after it. */
const afterSeparator = /(?<=[@./?&=_-])(?=[^@./?&=_-])/

/** An e-mail address or a URL, which breaks between its parts and not within a word. */
export function AddressText({ children }: { children: string }) {
  const parts = children.split(afterSeparator)
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
