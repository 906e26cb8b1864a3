import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import type { Photo } from '@dlm/contract/media/media.schema'
import Images from 'lucide-react/icons/images'
import { memo, useState } from 'react'
import { EntryPicture } from '../../../admin/list/entry-parts.tsx'
import { DescribedText } from './described-text.tsx'
import { type PhotoText, textSaver } from './photo-texts.ts'

interface Props {
  photo: Photo
  /** Its index in the album, from 0. */
  at: number
  onSaved(pid: string, name: PhotoText, text: string): void
  /** Enter was pressed in one of its fields. */
  onEnter(at: number): void
}

/** A photo beside its alt text and its caption. */
export const DescribedPhoto = memo(function DescribedPhoto({ photo, at, onSaved, onEnter }: Props) {
  const { pid, name, alt = '', caption = '', picture, renditions } = photo
  const [save] = useState(() => textSaver(pid))
  const field = {
    save,
    onSaved: (text: PhotoText, value: string) => onSaved(pid, text, value),
    onEnter: () => onEnter(at),
  }
  return (
    <li className="p-3 sm:p-4">
      <fieldset className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)]">
        <legend className="sr-only">{manageMediaTexts.describedPhoto(at + 1, name)}</legend>
        <div className="grid content-start gap-1.5 max-sm:grid-cols-[8rem_minmax(0,1fr)]">
          <EntryPicture
            entry={{
              ...{ id: pid, name, icon: Images, facts: [] },
              picture: picture ?? null,
              isWorking: renditions === 'working',
            }}
            sizes="192px"
            className="aspect-[4/3] rounded-control"
          />
          <p dir="auto" className="text-sm text-soft wrap-anywhere">
            {name}
          </p>
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <DescribedText name="alt" stored={alt} {...field} />
          <DescribedText name="caption" stored={caption} {...field} />
        </div>
      </fieldset>
    </li>
  )
})
