import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { useEffect, useMemo } from 'react'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

interface Props {
  file: File | null
  /** The picture there is already. */
  current: PictureData | undefined
  className: string
}

/** The picture of a form as it will be: the chosen file, else the one there is; nothing without either. */
export function ChosenPicture({ file, current, className }: Props) {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  if (url !== null) return <img src={url} alt="" className={classes('object-cover', className)} />
  return current ? (
    <Picture picture={current} alt="" sizes="(min-width: 1280px) 700px, 94vw" className={className} />
  ) : null
}
