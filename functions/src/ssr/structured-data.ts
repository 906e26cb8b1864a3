import { brand } from '@dlm/contract/brand/brand'
import { preview } from '@dlm/contract/format/preview'
import { linkedTexts } from '@dlm/contract/kinds/texts'
import { albumFields, recordingFields } from '@dlm/contract/media/media.schema'
import { photoLicences } from '@dlm/contract/media/photo-licences'
import { paths } from '@dlm/contract/site/paths'
import type { SearchResult } from '@dlm/contract/site/search.schema'
import { type Describe, duration, image, instant, studio } from '../kinds/structured-data.ts'
import type { AlbumDoc } from '../media/album.doc.ts'
import type { AudioDoc } from '../media/audio.doc.ts'
import type { PhotoDoc } from '../media/photo.doc.ts'
import type { VideoDoc } from '../media/video.doc.ts'
import type { StoredPicture } from '../platform/storage.ts'

/** The entries that carry a tag, in their order. */
export function describeTag(tag: string, entries: readonly Pick<SearchResult, 'title' | 'path'>[]): Describe {
  return (site, path) => ({
    '@type': 'CollectionPage',
    name: tag,
    keywords: tag,
    url: site.origin + path,
    publisher: studio(site),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: entries.map((entry, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: entry.title,
        url: site.origin + entry.path,
      })),
    },
  })
}

export function describeAlbum(album: AlbumDoc): Describe {
  const { name, text, cover, photos, createdAt } = album
  return (site, path) => ({
    '@type': 'ImageGallery',
    name,
    description: text || undefined,
    url: site.origin + path,
    image: image(site, cover),
    numberOfItems: photos,
    datePublished: instant(createdAt),
    creator: studio(site),
    ...linkedTexts(albumFields, album),
  })
}

/** @param name as the portal shows it */
export function describePhoto(
  name: string,
  { credit, createdAt, alt, caption }: PhotoDoc,
  picture: StoredPicture,
): Describe {
  return (site, path) => ({
    '@type': 'ImageObject',
    name,
    caption: caption || undefined,
    description: alt || undefined,
    url: site.origin + path,
    contentUrl: image(site, picture),
    datePublished: instant(createdAt),
    creator: credit ? { '@type': 'Person', name: credit.author } : studio(site),
    creditText: credit?.author ?? brand.company,
    // A photo of the portal's own is under its terms.
    license: credit ? photoLicences[credit.licence] : site.origin + paths.terms,
    acquireLicensePage: site.origin + paths.terms,
  })
}

/** A public question, with the oldest of its replies. */
export interface Answered {
  ques: string
  /** Number of its replies. */
  reps: number
  /** YYYY-MM-DD. */
  date: string
  reply: { ans: string; date: string }
}

/** Of who asked it says nothing: the name of an account is no search engine's business. */
export function describeQuestions(questions: readonly Answered[]): Describe {
  return (site, path) => ({
    '@type': 'QAPage',
    url: site.origin + path,
    mainEntity: questions.map(({ ques, reps, date, reply }) => ({
      '@type': 'Question',
      name: preview(ques),
      text: ques,
      answerCount: reps,
      datePublished: date,
      acceptedAnswer: {
        '@type': 'Answer',
        text: reply.ans,
        datePublished: reply.date,
        url: site.origin + path,
        author: studio(site),
      },
    })),
  })
}

/** @param name as the portal shows it */
export function describeVideo(name: string, video: VideoDoc): Describe {
  return (site, path) => ({
    '@type': 'VideoObject',
    name,
    description: name,
    url: site.origin + path,
    thumbnailUrl: video.poster ? [image(site, video.poster)] : undefined,
    contentUrl: site.files.url(video.original),
    duration: duration(video.duration),
    uploadDate: instant(video.createdAt),
    ...linkedTexts(recordingFields, video),
  })
}

/** @param name as the portal shows it */
export function describeAudio(name: string, audio: AudioDoc): Describe {
  return (site, path) => ({
    '@type': 'AudioObject',
    name,
    url: site.origin + path,
    contentUrl: site.files.url(audio.original),
    encodingFormat: audio.type,
    duration: duration(audio.duration),
    uploadDate: instant(audio.createdAt),
    ...linkedTexts(recordingFields, audio),
  })
}
