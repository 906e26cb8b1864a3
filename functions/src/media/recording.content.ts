import { editForms } from '@dlm/contract/dashboard/dashboard.schema'
import type * as z from 'zod'
import { editable } from '../content/content.ts'
import { publicFolder } from '../files/media-paths.ts'
import { AudioDoc, searchableAudio } from './audio.doc.ts'
import { searchableVideo, VideoDoc } from './video.doc.ts'

type Texts = z.output<(typeof editForms)['video' | 'audio']>

const named = {
  nameOf: ({ name }: Texts) => name,
  toForm: ({ name, tags }: Texts) => ({ name, tags }),
  change: async (_change: unknown, _before: unknown, { name, tags }: Texts) => ({ name, tags }),
}

/** The videos, for the dashboard's form and bin. */
export const videoContent = editable({
  ...named,
  kind: 'video',
  schema: VideoDoc,
  form: editForms.video,
  searchable: searchableVideo,
  purge: ({ platform }, vid) => platform.objects.removeFolder(publicFolder('videos', vid)),
})

/** The audios, for the dashboard's form and bin. */
export const audioContent = editable({
  ...named,
  kind: 'audio',
  schema: AudioDoc,
  form: editForms.audio,
  searchable: searchableAudio,
  purge: ({ platform }, aid) => platform.objects.removeFolder(publicFolder('audios', aid)),
})
