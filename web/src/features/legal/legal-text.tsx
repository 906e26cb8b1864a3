import type { LegalDocument } from '@dlm/contract/brand/legal/legal-document'
import { slug } from '@dlm/contract/format/slug'
import { legalTexts } from '@dlm/contract/site/legal.texts'
import type { ReactNode } from 'react'
import { showSection } from '../../lib/focus/show-section.ts'
import { formatDay } from '../../lib/format/format-day.ts'

/** A legal text. The children are below its first section. */
export function LegalText({ document, children }: { document: LegalDocument; children?: ReactNode }) {
  const [first, ...rest] = document.sections
  return (
    <div className="grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,68ch)_280px]">
      <nav
        aria-label={legalTexts.contents}
        className="max-lg:hidden lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start"
      >
        <ul className="grid gap-1 border-s border-line text-sm">
          {document.sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${slug(heading)}`}
                onClick={showSection}
                className="inline-flex min-h-11 items-center px-4 text-soft hover:text-ink"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className="grid gap-9 text-pretty lg:row-start-1">
        <p className="text-sm text-soft">
          {legalTexts.inForceSince} <time dateTime={document.since}>{formatDay(document.since)}</time>
        </p>
        {first && <Section {...first} />}
        {children}
        {rest.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </article>
    </div>
  )
}

function Section({ heading, paragraphs, points }: LegalDocument['sections'][number]) {
  return (
    <section id={slug(heading)} tabIndex={-1} className="grid gap-3 outline-none">
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
