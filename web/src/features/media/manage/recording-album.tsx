import type { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import { manageMediaTexts } from '@dlm/contract/media/manage-media.texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import type * as z from 'zod'
import { adminMedia } from '../../../admin/admin-media.ts'
import { useOpenAlbum } from '../../../admin/use-open-album.ts'
import type { ContractForm } from '../../../forms/use-contract-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type RecordingForm = (typeof editForms)['video']

/**
 * The albums that a recording can belong to, and none. The one it belongs to is among them from the start: a choice that lacked it
 * would be sent as none, and open what is locked.
 */
function useAlbumOptions(current: string) {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(
    adminMedia('get_all_albums', { limit: 50, unlisted: true }),
  )
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const albums = data?.pages.flatMap((page) => page.data) ?? []
  const unloaded = useOpenAlbum(current || null)
  const own = albums.find(({ fid }) => fid === current) ?? unloaded
  const others = albums.filter(({ fid }) => fid !== current)
  return [
    { value: '', label: manageMediaTexts.noAlbum },
    ...(current ? [{ value: current, label: own ? labelOf(own) : current }] : []),
    ...others.map((album) => ({ value: album.fid, label: labelOf(album) })),
  ]
}

function labelOf({ name, locked }: { name: string; locked: boolean }): string {
  return locked ? manageMediaTexts.lockedAlbum(name) : name
}

/** The album that a recording belongs to, in its form. */
export function AlbumField({
  form,
  current,
}: {
  form: ContractForm<z.input<RecordingForm>, z.output<RecordingForm>>
  current: string
}) {
  // Its value is the form's, whatever the list of options does.
  const { field, fieldState } = useController({ control: form.control, name: 'fid' })
  return (
    <SelectField
      label={form.fields.fid?.label ?? manageMediaTexts.album}
      options={useAlbumOptions(current)}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

/** The album that recordings are uploaded to; empty for none. */
export function AlbumOfUpload({ fid, onChoose }: { fid: string; onChoose(fid: string): void }) {
  const options = useAlbumOptions(fid)
  return (
    <SelectField
      label={manageMediaTexts.album}
      options={options}
      value={fid}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
