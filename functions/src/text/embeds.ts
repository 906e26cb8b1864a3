import { mediaTitle } from '@dlm/contract/format/media-title'
import { addressOf } from '@dlm/contract/kinds/kinds'
import { albumContents } from '@dlm/contract/media/album-contents'
import type { Embed, EmbedKind } from '@dlm/contract/site/blocks.schema'
import { isOffered } from '@dlm/contract/site/offered'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { ProductDoc } from '../catalogue/product.doc.ts'
import { isOut } from '../content/publication.ts'
import { AlbumDoc } from '../media/album.doc.ts'
import { AudioDoc } from '../media/audio.doc.ts'
import { PhotoDoc, pictureOf } from '../media/photo.doc.ts'
import { renditionsOf, VideoDoc } from '../media/video.doc.ts'
import { parseDocument } from '../platform/documents.ts'
import type { Platform } from '../platform/platform.ts'
import { type FileAddresses, type StoredPicture, toPicture } from '../platform/storage.ts'

type Shown = Omit<Embed, 'kind' | 'id'>

interface Source {
  collection: string
  /** What is shown of a document; null for what is not public. */
  show(document: DocumentSnapshot, platform: Platform): Shown | null
}

const pictured = (files: FileAddresses, stored: StoredPicture | null) =>
  stored && { picture: toPicture(files, stored) }

const sources: Readonly<Record<EmbedKind, Source>> = {
  photo: {
    collection: 'photos',
    show(document, { files }) {
      const photo = parseDocument(PhotoDoc, document)
      if (photo.locked || !photo.picture) return null
      return {
        title: photo.alt || photo.caption || 'Photo',
        ...(photo.caption && { text: photo.caption }),
        ...pictured(files, pictureOf(photo)),
        path: `${addressOf('album', photo.fid)}&photo=${document.id}`,
      }
    },
  },
  album: {
    collection: 'albums',
    show(document, { files }) {
      const { name, cover, ...album } = parseDocument(AlbumDoc, document)
      return {
        title: name,
        text: album.locked ? 'Locked' : albumContents(album),
        ...pictured(files, cover),
        path: addressOf('album', document.id),
      }
    },
  },
  video: {
    collection: 'videos',
    show(document, { files }) {
      const { name, original, type, poster, renditions, tracks, locked } = parseDocument(VideoDoc, document)
      if (locked) return null
      return {
        title: mediaTitle(name),
        ...{ file: files.url(original), type },
        ...renditionsOf(files, renditions),
        ...(tracks.length > 0 && { tracks }),
        ...pictured(files, poster),
        path: addressOf('video', document.id),
      }
    },
  },
  audio: {
    collection: 'audios',
    show(document, { files }) {
      const { name, original, type, locked } = parseDocument(AudioDoc, document)
      if (locked) return null
      return {
        title: mediaTitle(name),
        file: files.url(original),
        type,
        path: addressOf('audio', document.id),
      }
    },
  },
  product: {
    collection: 'products',
    show(document, { files, clock }) {
      if (!isOut(document, clock)) return null
      const { name, subt, cover } = parseDocument(ProductDoc, document)
      return {
        title: name || subt,
        ...(name && { text: subt }),
        ...pictured(files, cover),
        path: addressOf('product', document.id),
      }
    },
  },
}

/** The entries that a text embeds, each once; those that are deleted, locked or not ready are left out. Reads one document of each. */
export async function readEmbeds(
  platform: Platform,
  wanted: readonly { kind: EmbedKind; id: string }[],
): Promise<Embed[]> {
  const distinct = [...new Map(wanted.map((embed) => [`${embed.kind}/${embed.id}`, embed])).values()]
  if (distinct.length === 0) return []
  const documents = await platform.db.getAll(
    ...distinct.map(({ kind, id }) => platform.db.doc(`${sources[kind].collection}/${id}`)),
  )
  return distinct.flatMap(({ kind, id }, at) => {
    const document = documents[at]
    const embed = document?.exists ? sources[kind].show(document, platform) : null
    return embed && isOffered(embed.path) ? [{ ...embed, kind, id }] : []
  })
}
