import type { Answer } from '@dlm/contract/contract'
import { embedPickerTexts } from '@dlm/contract/dashboard/embed-picker.texts'
import { mediaTitle } from '@dlm/contract/format/media-title'
import { EmbedKind } from '@dlm/contract/site/blocks.schema'
import type { SearchResult } from '@dlm/contract/site/search.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { publicQuery } from '../../lib/api/query.ts'
import { useDebounced } from '../../lib/api/use-debounced.ts'
import { kindsFound } from '../../shell/search/search-entry.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { isOwnTool } from '../desk/own-tools.ts'
import { PickRow } from '../pick-row.tsx'
import { EmbedUpload } from './embed-upload.tsx'

/** Milliseconds the typing rests before the server is asked. */
const debounce = 200

const lineOf = ({ kind, id }: { kind: EmbedKind; id: string }) => `::${kind}(${id})`

type Found = Pick<SearchResult, 'id' | 'title' | 'picture'> & { kind: EmbedKind }

/** The newest of each kind, for a picker in which nothing is typed yet. */
function latestOf(latest: Answer<'get_latest_media'> | undefined): Found[] {
  const { album, photos = [], video, audio } = latest ?? {}
  return [
    ...photos.map((photo, at): Found => {
      return {
        kind: 'photo',
        id: photo.pid,
        title: photo.alt || photo.caption || embedPickerTexts.photo(at + 1),
        picture: photo.picture,
      }
    }),
    ...(album ? [{ kind: 'album', id: album.fid, title: album.name, picture: album.cover } as const] : []),
    ...(video
      ? [{ kind: 'video', id: video.vid, title: mediaTitle(video.name), picture: video.poster } as const]
      : []),
    ...(audio
      ? [{ kind: 'audio', id: audio.aid, title: mediaTitle(audio.name), picture: undefined } as const]
      : []),
  ]
}

/** Finds a photo, an album, a film, a sound or a product by its words, and hands over the line that shows it in a text. */
export function EmbedPicker({ onPick }: { onPick(line: string): void }) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), debounce)
  const { data, isFetching, error } = useQuery({
    ...publicQuery('search_all', { search }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const latest = useQuery({ ...publicQuery('get_latest_media', {}), enabled: search === '' })
  const matches = (data?.data ?? []).flatMap((result): Found[] => {
    const { data: kind } = EmbedKind.safeParse(result.kind)
    return kind ? [{ ...result, kind }] : []
  })
  const results = search === '' ? latestOf(latest.data) : matches
  const state =
    error?.message ?? (isFetching ? embedPickerTexts.searching : embedPickerTexts.nothingFound(search))

  /** In a form, Enter would send it. */
  function takeFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const [first] = results
    if (first) onPick(lineOf(first))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the Enter is its field's
    <div className="grid gap-3" onKeyDown={takeFirst}>
      <SearchField label={embedPickerTexts.search} value={typed} onChange={setTyped} />
      <p role="status" className="text-sm text-soft">
        {search === '' ? results.length > 0 && embedPickerTexts.latest : results.length === 0 && state}
      </p>
      <ul className="grid max-h-80 grid-cols-1 gap-1 overflow-y-auto">
        {results.map(({ kind, id, title, picture }) => {
          const { one, icon } = kindsFound[kind]
          const onPickThis = () => onPick(lineOf({ kind, id }))
          return (
            <PickRow key={`${kind}-${id}`} {...{ title, picture, icon }} note={one} onPick={onPickThis} />
          )
        })}
      </ul>
      {isOwnTool('media') && <EmbedUpload onAdded={(id) => onPick(lineOf({ kind: 'photo', id }))} />}
    </div>
  )
}
