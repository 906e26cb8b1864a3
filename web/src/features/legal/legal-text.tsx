import type { LegalDocument } from '@dlm/contract/brand/legal/legal-document'
import { legalTexts } from '@dlm/contract/site/legal.texts'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-day.ts'

/** A legal text. The children are below its first section. */
export function LegalText({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  const [first, ...rest] = document.sections
  return (
    <article className="grid max-w-[68ch] gap-9 pt-8 text-pretty">
      <p className="text-sm text-soft">
        {legalTexts.inForceSince} <time dateTime={document.since}>{formatDay(document.since)}</time>
      </p>
      {first && <Section {...first} />}
      {children}
      {rest.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
    </article>
  )
}

function Section({ heading, paragraphs, points }: LegalDocument['sections'][number]) {
  return (
    <section className="grid gap-3">
      <h2 className="text-h3">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points && (
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
