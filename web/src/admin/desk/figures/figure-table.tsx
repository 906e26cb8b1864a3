import { leadingZero } from '@dlm/contract/format/leading-zero'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { formatDay } from '../../../lib/format/format-day.ts'
import type { CountsOfDay, Series } from './charts.ts'

interface Props<Name extends string> {
  title: string
  series: readonly Series<Name>[]
  days: readonly CountsOfDay<Name>[]
}

/** The data of a chart as a table, rendered when it is opened; the latest day first. */
export function FigureTable<Name extends string>({ title, series, days }: Props<Name>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 text-sm text-soft hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>
          {figuresTexts.showTable}
          <span className="sr-only">: {title}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <section
          aria-label={figuresTexts.byDay(title)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          className="max-h-80 overflow-y-auto text-sm"
        >
          <table className="w-full tabular-nums">
            <thead className="sticky top-0 bg-surface text-start">
              <tr>
                <th scope="col" className="py-2 text-start font-semibold">
                  {figuresTexts.day}
                </th>
                {series.map(({ name, label }) => (
                  <th key={name} scope="col" className="py-2 ps-3 text-end font-semibold">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((counts) => (
                <tr key={counts.day} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-start font-normal">
                    <time dateTime={counts.day}>{formatDay(counts.day)}</time>
                  </th>
                  {series.map(({ name, format = leadingZero }) => (
                    <td key={name} className="py-1.5 ps-3 text-end">
                      {format(counts[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
