interface Props {
  text: string
  className?: string
}

/** A text as people typed it: a blank line parts paragraphs, a line break stays one. Rendered as text, whatever is in it. */
export function Paragraphs({ text, className }: Props) {
  return (
    <div className={className}>
      {text.split(/\n\s*\n/).map((paragraph, at) => (
        // A paragraph has no identity but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={at} dir="auto" className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
