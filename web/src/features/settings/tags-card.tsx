import { kinds, kindsWith } from '@dlm/contract/kinds/kinds'
import { pageTexts } from '@dlm/contract/site/pages.texts'
import { tagFieldTexts } from '@dlm/contract/tags/tag-field.texts'
import { tagKey } from '@dlm/contract/tags/tags'
import { Tag } from '@dlm/contract/tags/tags.schema'
import { tagsCardTexts } from '@dlm/contract/tags/tags-card.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminQuery, useRefresh } from '../../admin/admin-query.ts'
import { callAdmin } from '../../auth/admin-session.ts'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { notify, notifyFailure } from '../../lib/notify.ts'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Group } from './group.tsx'

const publicReads = [
  'get_tag',
  'search_all',
  ...kindsWith('hasTags').flatMap((kind) => kinds[kind].reads),
] as const

/** The tags of all entries, where they are renamed and merged. They are read once the group is opened. */
export function TagsCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Group
      id="tags"
      title={tagsCardTexts.title}
      text={tagsCardTexts.hint}
      isFolded
      onOpen={() => setOpen(true)}
    >
      {isOpen && <TagList />}
    </Group>
  )
}

function TagList() {
  const { data, error, isFetching, refetch } = useQuery(adminQuery('get_tags', {}))
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefresh(publicReads)
  if (error && !data) return <ReadFailure error={error} onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-40" />
  const used = data.data
  if (used.length === 0) return <p className="text-soft">{tagsCardTexts.none}</p>
  const picked = used.filter(({ key }) => chosen.includes(key))

  async function rename() {
    const checked = Tag.safeParse(name)
    setWrong(checked.error?.issues[0]?.message)
    if (!checked.success) return
    const to = checked.data
    // A name that is in use makes one tag of two as well.
    const others = used.filter(({ key }) => key === tagKey(to) && !chosen.includes(key))
    const merged = [...picked, ...others].map((tag) => tag.name)
    if (merged.length > 1 && (await notify(tagsCardTexts.askMerge(merged, to))) !== 'yes') return
    setBusy(true)
    try {
      const { changed, failed } = await renameAll(chosen, to)
      void notify(failed > 0 ? tagsCardTexts.failed(failed) : tagsCardTexts.renamed(changed, to))
      setChosen([])
      setName('')
    } catch (failure) {
      const isWrong = failure instanceof ApiFailure && failure.fields.name
      if (isWrong) setWrong(failure.fields.name)
      else notifyFailure(failure)
    }
    await refresh()
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      <ul aria-label={pageTexts.tags} className="grid max-h-80 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {used.map(({ key, name, count }) => (
          <li key={key}>
            <CheckField
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            >
              <bdi>{name}</bdi>{' '}
              <span className="text-sm text-soft tabular-nums">{tagsCardTexts.used(count)}</span>
            </CheckField>
          </li>
        ))}
      </ul>
      <TextField
        label={tagFieldTexts.newName}
        value={name}
        error={wrong}
        onChange={({ target }) => setName(target.value)}
        // The settings around it are another form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (chosen.length > 0) void rename()
        }}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={chosen.length === 0}
        busy={isBusy && tagsCardTexts.renaming}
        onClick={rename}
      >
        {chosen.length > 1 ? tagsCardTexts.merge(chosen.length) : tagsCardTexts.rename}
      </Button>
    </div>
  )
}

/** Renames in all entries, some of them with each request. */
async function renameAll(
  keys: readonly string[],
  name: string,
): Promise<{ changed: number; failed: number }> {
  const request = { keys: JSON.stringify(keys), name }
  for (let changed = 0; ; ) {
    const answer = await callAdmin('rename_tag', request)
    changed += answer.changed
    if (answer.isDone || answer.changed === 0) return { changed, failed: answer.failed }
  }
}
