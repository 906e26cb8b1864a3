import type { BinKind, ContentKind } from '@dlm/contract/dashboard/dashboard.schema'
import type { Content, EditableContent } from '../content/content.ts'
import type { PublishableKind } from '../kinds/publishable-spec.ts'
import { allPublishables } from '../kinds/registry.ts'
import { albumContent } from '../media/album.content.ts'
import { photoContent } from '../media/photo.content.ts'
import { audioContent, videoContent } from '../media/recording.content.ts'
import { questionContent } from '../questions/question.content.ts'
import { roomContent } from '../rooms/room.content.ts'
import { sonataContent } from '../sonata/sonata.content.ts'

const publishableContents = Object.fromEntries(
  allPublishables.map(({ kind, content }) => [kind, content]),
) as Record<PublishableKind, EditableContent>

/** What admins can change, by kind. */
export const editableContents: Readonly<Record<ContentKind, EditableContent>> = {
  ...publishableContents,
  album: albumContent,
  photo: photoContent,
  video: videoContent,
  audio: audioContent,
}

/** What is moved to the bin when it is deleted, by kind. */
export const contents: Readonly<Record<BinKind, Content>> = {
  ...editableContents,
  sonata: sonataContent,
  question: questionContent,
  room: roomContent,
}
