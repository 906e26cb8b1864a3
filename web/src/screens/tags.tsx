import { kinds } from '@dlm/contract/kinds/kinds'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import { tagTexts } from '@dlm/contract/tags/tags.texts'
import { useQuery } from '@tanstack/react-query'
import Tag from 'lucide-react/icons/tag'
import { Link, useSearchParams } from 'react-router'
import { publicQuery } from '../lib/api/query.ts'
import { paths } from '../lib/paths.ts'
import { FoundEntry, foundGridClass } from '../page/found-entry.tsx'
import { HomeOrSearch } from '../page/home-or-search.tsx'
import { BackLink } from '../page/page-header.tsx'
import { Title } from '../page/title.tsx'
import { ReadFailure } from '../shell/read-failure.tsx'
import { buttonClass } from '../ui/button.tsx'
import { MessagePanel } from '../ui/message-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Everything public that carries the tag of the address, newest first. */
export default function Tags() {
  const [parameters] = useSearchParams()
  const tag = parameters.get('tag') ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    ...publicQuery('get_tag', { id: tag }),
    enabled: tag !== '',
  })
  // What is no tag at all is shown as one that nothing carries.
  if (error && error.code !== 'invalid-input')
    return (
      <>
        <Title>{error.title}</Title>
        <ReadFailure isScreen error={error} onRetry={() => refetch()} isRetrying={isFetching} />
      </>
    )
  if (tag === '' || error || data?.data.length === 0) return <NoTag />
  return (
    <div className="media-width" aria-busy={!data}>
      <Title>{tagTexts.title(data?.name ?? tag)}</Title>
      <header className="grid gap-4 pt-6 pb-6 sm:pt-10">
        <BackLink to={paths.home} label={tagTexts.back} />
        <div className="grid gap-2">
          <p className="text-sm font-semibold text-accent">{tagTexts.tag}</p>
          <h1 dir="auto">{data?.name ?? tag}</h1>
        </div>
      </header>
      {data ? (
        <>
          <ul className={foundGridClass}>
            {data.data.map((entry) => (
              <FoundEntry key={`${entry.kind}-${entry.id}`} entry={entry} />
            ))}
          </ul>
          {data.others.length > 0 && (
            <p className="flex flex-wrap gap-3 pt-8">
              {data.others.map((kind) => (
                <Link
                  key={kind}
                  to={searchIn(kinds[kind].list.path, data.name)}
                  className={buttonClass('secondary')}
                >
                  {tagTexts.moreIn(kinds[kind].title)}
                </Link>
              ))}
            </p>
          )}
        </>
      ) : (
        <div className={foundGridClass}>
          {['first', 'second', 'third'].map((name) => (
            <Skeleton key={name} className="h-24" />
          ))}
        </div>
      )}
    </div>
  )
}

/** A list that is searched for the tag, which its entries are found by too. */
function searchIn(list: string, search: string): string {
  return `${list}${list.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}`
}

function NoTag() {
  return (
    <>
      <Title>{pageTexts.notFound(tagTexts.tag)}</Title>
      <meta name="robots" content="noindex" />
      <MessagePanel
        isScreen
        icon={Tag}
        title={pageTexts.notFoundTitle(tagTexts.tag.toLowerCase())}
        action={<HomeOrSearch />}
      >
        {tagTexts.nothing}
      </MessagePanel>
    </>
  )
}
