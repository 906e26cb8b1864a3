import { brand } from '@dlm/contract/brand/brand'
import { prose } from '@dlm/contract/brand/prose'
import { productFields } from '@dlm/contract/catalogue/products.schema'
import { endOf, startOf } from '@dlm/contract/events/event-times'
import { eventFields } from '@dlm/contract/events/events.schema'
import { wholeLetters } from '@dlm/contract/format/letters'
import { preview } from '@dlm/contract/format/preview'
import { studioIso } from '@dlm/contract/format/studio-moment'
import { linkedTexts } from '@dlm/contract/kinds/texts'
import { photoLicences } from '@dlm/contract/media/photo-licences'
import { paths } from '@dlm/contract/site/paths'
import type { ProductDoc } from '../catalogue/product.doc.ts'
import type { ServiceDoc } from '../catalogue/service.doc.ts'
import type { EventDoc } from '../events/event.doc.ts'
import type { AlbumDoc } from '../media/album.doc.ts'
import type { AudioDoc } from '../media/audio.doc.ts'
import type { PhotoDoc } from '../media/photo.doc.ts'
import type { VideoDoc } from '../media/video.doc.ts'
import type { NewsDoc } from '../news/news.doc.ts'
import { type FileAddresses, pictureUrl, type StoredPicture } from '../platform/storage.ts'

/** A thing as schema.org describes it (JSON-LD); what is undefined is left out. */
export interface StructuredData {
  '@type': string
  [property: string]: unknown
}

/** Where a thing's address and files are. */
export interface Site {
  /** The portal's own, e.g. `https://portal.example`. */
  origin: string
  files: FileAddresses
}

/** Describes a thing whose address below the portal's origin is `path`. */
export type Describe = (site: Site, path: string) => StructuredData

const studio = ({ origin }: Site): StructuredData => ({
  '@type': 'Organization',
  name: brand.company,
  url: origin + paths.landing,
  logo: `${origin}${brand.logo}/icon-512.png`,
})

const image = ({ files }: Site, picture: StoredPicture) => pictureUrl(files, picture)
const instant = (ms: number) => new Date(ms).toISOString()

/** A length in seconds as ISO 8601 has it. */
const duration = (seconds: number | null) => (seconds === null ? undefined : `PT${Math.round(seconds)}S`)

export const describeStudio: Describe = (site) => ({
  ...studio(site),
  description: prose.intro,
  email: brand.supportEmail,
  address: brand.address,
})

export function describeArticle({ title, text, cover, createdAt }: NewsDoc): Describe {
  return (site, path) => ({
    '@type': 'NewsArticle',
    headline: wholeLetters(title, 110, () => 1), // what search engines show of one
    articleBody: text,
    image: [image(site, cover)],
    datePublished: instant(createdAt),
    author: studio(site),
    publisher: studio(site),
    mainEntityOfPage: site.origin + path,
  })
}

export function describeProduct(product: ProductDoc): Describe {
  const { name, subt, deta, cover, cate } = product
  return (site, path) => ({
    '@type': 'SoftwareApplication',
    name: name || subt,
    description: deta,
    image: image(site, cover),
    url: site.origin + path,
    applicationCategory: 'MultimediaApplication',
    ...linkedTexts(productFields, product),
    // What others cost is told where they are sold.
    offers: cate === 'Free' ? { '@type': 'Offer', price: 0, priceCurrency: 'USD' } : undefined,
    publisher: studio(site),
  })
}

export function describeService({ title, text, cover }: ServiceDoc): Describe {
  return (site, path) => ({
    '@type': 'Service',
    name: title,
    description: text,
    image: image(site, cover),
    url: site.origin + path,
    provider: studio(site),
  })
}

export function describeEvent(event: EventDoc): Describe {
  const { title, deta, cover } = event
  const end = endOf(event)
  return (site, path) => ({
    '@type': 'Event',
    name: title,
    description: deta,
    startDate: studioIso(startOf(event)),
    endDate: end ? studioIso(end) : undefined,
    image: [image(site, cover)],
    url: site.origin + path,
    organizer: studio(site),
    ...linkedTexts(eventFields, event),
  })
}

export function describeAlbum({ name, cover, photos, createdAt }: AlbumDoc): Describe {
  return (site, path) => ({
    '@type': 'ImageGallery',
    name,
    url: site.origin + path,
    image: image(site, cover),
    numberOfItems: photos,
    datePublished: instant(createdAt),
    creator: studio(site),
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

/** A question that everybody sees, with the oldest of its replies. */
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
  })
}
