import { studioDay } from '@dlm/contract/format/day'
import { importTexts } from '@dlm/contract/import/import.texts'
import { useEffect, useRef, useState } from 'react'
import { inspectFile, UnfitFile, unreadable } from '../../../admin/form/inspect-file.ts'
import { PictureField } from '../../../admin/form/picture-field.tsx'
import { formatDay } from '../../../lib/format/format-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Details } from './details.tsx'
import { chooseCover, resetImport, startImport } from './import-job.ts'
import type { Import } from './import-run.ts'
import { Reasons } from './reasons.tsx'

/** What an import would add, before it does. */
export function ImportReview({ what }: { what: Import }) {
  const { plan, source } = what
  const { albums, articles, leftOut } = plan
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  const withoutCover = articles.filter(({ cover }) => cover === null).length
  return (
    <div className="grid gap-3">
      <div>
        <h3 ref={heading} tabIndex={-1} dir="auto" className="font-semibold outline-none">
          {importTexts.review(source.name)}
        </h3>
        <p className="text-sm text-soft">{importTexts.found(albums.length, photos, articles.length)}</p>
      </div>
      {albums.length > 0 && (
        <Details title={importTexts.albums(albums.length)}>
          {albums.map((album) => (
            <li key={album.id} className="flex justify-between gap-3">
              <bdi className="min-w-0 break-words">{album.name}</bdi>
              <span className="shrink-0 text-soft tabular-nums">
                {importTexts.photos(album.photos.length)}
              </span>
            </li>
          ))}
        </Details>
      )}
      {articles.length > 0 && (
        <Details title={importTexts.articles(articles.length)}>
          {articles.map(({ id, title, createdAt }) => (
            <li key={id} className="flex justify-between gap-3">
              <bdi className="min-w-0 break-words">{title}</bdi>
              <span className="shrink-0 text-soft">{formatDay(studioDay(createdAt))}</span>
            </li>
          ))}
        </Details>
      )}
      <Reasons reasons={leftOut} />
      {withoutCover > 0 && <CoverField articles={withoutCover} cover={what.cover} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={startImport}>{importTexts.start}</Button>
        <Button variant="secondary" onClick={resetImport}>
          {importTexts.chooseOther}
        </Button>
      </div>
    </div>
  )
}

/** The cover of articles that have none. */
function CoverField({ articles, cover }: { articles: number; cover: File | null }) {
  const [wrong, setWrong] = useState<string>()
  async function choose(file: File) {
    try {
      chooseCover((await inspectFile('image', file)).file)
      setWrong(undefined)
    } catch (error) {
      setWrong(error instanceof UnfitFile ? error.message : unreadable)
    }
  }
  return (
    <div className="max-w-96">
      <PictureField
        label={importTexts.cover}
        file={cover}
        error={wrong}
        note={cover === null ? importTexts.coverHint(articles) : undefined}
        onChoose={choose}
      />
    </div>
  )
}
