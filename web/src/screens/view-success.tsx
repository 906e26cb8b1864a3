import { SuccessList } from '../features/events/success-list.tsx'
import { PageHeader } from '../features/site/page-header.tsx'
import { Title } from '../features/site/title.tsx'
import { paths } from '../lib/paths.ts'
import { useSearch } from '../lib/use-search.ts'
import { SearchField } from '../ui/search-field.tsx'

/** The success points, searched on title and details (SPEC §2). */
export default function ViewSuccess() {
  const { typed, search, onSearch } = useSearch()
  return (
    <div className="mx-auto max-w-text px-4 sm:px-6">
      <Title>Success</Title>
      <PageHeader
        title="Success"
        intro="What we are proud of, the latest first."
        back={{ to: paths.events, label: 'Events and success' }}
      >
        <SearchField label="Search the success points" value={typed} onChange={onSearch} />
      </PageHeader>
      <SuccessList search={search} onSearch={onSearch} />
    </div>
  )
}
