import type { ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import { capitalised } from '@dlm/contract/format/capitalised'
import type { Kind } from '@dlm/contract/kinds/kind'
import { kinds } from '@dlm/contract/kinds/kinds'
import { figuresTexts } from '@dlm/contract/statistics/figures.texts'
import type { EntryFigureName, Mention } from '@dlm/contract/statistics/insight.schema'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardToolPath } from '../../lib/dashboard-tools.ts'
import { useParameters } from '../../lib/use-parameters.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { adminQuery } from '../admin-query.ts'
import type { Chart } from '../desk/figures/charts.ts'
import { FigureCard } from '../desk/figures/figure-card.tsx'
import { PanelDetails } from '../panel-details.tsx'

type Charts = readonly Chart<EntryFigureName>[]

const charts: Readonly<Record<Kind['figures'][number], Charts[number]>> = {
  views: { title: figuresTexts.views, series: [{ name: 'views', label: figuresTexts.visitorsLabel }] },
  votes: {
    title: figuresTexts.votes,
    series: [
      { name: 'likes', label: figuresTexts.likes },
      { name: 'dislikes', label: figuresTexts.dislikes },
    ],
  },
  downloads: {
    title: figuresTexts.downloads,
    series: [{ name: 'downloads', label: figuresTexts.entryDownloadsLabel }],
  },
}

interface Props {
  kind: ContentKind
  id: string
}

/** What happened to an entry in the last thirty days, and which texts of the portal lead to it. */
export function Insight(props: Props) {
  return (
    <PanelDetails title={figuresTexts.insights}>
      <Figures {...props} />
    </PanelDetails>
  )
}

function Figures({ kind, id }: Props) {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_insight', { kind, id }))
  if (error) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="m-4 h-40" />
  return (
    <div className="grid gap-5 border-t border-line p-4">
      {kinds[kind].figures.length > 0 && (
        <ul className="grid gap-3">
          {kinds[kind].figures.map((name) => (
            <FigureCard key={name} chart={charts[name]} days={data.days} />
          ))}
        </ul>
      )}
      <Mentions mentions={data.mentions} />
    </div>
  )
}

/** The texts that lead to an entry, each with a way to its form. */
function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  const [parameters] = useParameters()
  const adid = parameters.get('id') ?? ''
  return (
    <section className="grid gap-2">
      <h3 className="font-heading font-semibold">{figuresTexts.linkedFrom}</h3>
      {mentions.length === 0 ? (
        <p className="text-sm text-soft">{figuresTexts.notLinked}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {mentions.map(({ kind, id, title }) => (
            <li key={`${kind}/${id}`}>
              <Link
                to={dashboardToolPath(adid, kinds[kind].tool, { open: id })}
                className="flex min-h-11 flex-wrap items-center gap-x-2 py-2 hover:text-accent"
              >
                <span className="text-sm text-soft">{capitalised(kinds[kind].one)}</span>
                <bdi className="min-w-0 font-semibold wrap-anywhere">{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
