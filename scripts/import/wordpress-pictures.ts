import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { uploads } from '@dlm/contract/constants'
import { wholeSize } from '@dlm/contract/format/whole-size'
import { maxEmbeds } from '@dlm/contract/site/blocks.schema'
import { plainHtml, type ShowPicture } from './html-text.ts'
import { cut, idFor, longest, type PlannedAlbum, type PlannedPhoto } from './plan.ts'
import { fileWithin, isPhoto } from './source-file.ts'
import type { Wxr, WxrItem } from './wxr.ts'

/** The pictures that one post shows. */
export interface PicturesOfPost {
  show: ShowPicture
  /** Images of attachments as HTML, for a gallery. */
  gallery(ids: readonly string[] | null): string
  /** Its featured image; null without one, and for one that cannot be used, with its reason. */
  cover(): string | null
  /** What was left out, in words. */
  leftOut: string[]
  /** Takes its pictures into the album: the post becomes an article. */
  keep(): void
}

/** The pictures of a whole export. */
export interface Pictures {
  of(post: WxrItem): PicturesOfPost
  /** What articles show within their texts, as one album; null without any. */
  album(): PlannedAlbum | null
  /** How many attachments no article shows. */
  unused(): number
}

const fileField = '_wp_attached_file'
/** How a gallery names an attachment in place of an address. */
const byId = 'attachment '
const altField = '_wp_attachment_image_alt'

/** The host of an address, as it is with `www.` and without; empty for what is none. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Where a picture is below the media folder, by its address; null for one of another site. */
function placeOf(address: string, hosts: ReadonlySet<string>): string | null {
  const [, origin = '', place] = /^(.*?)\/wp-content\/uploads\/(?:sites\/\d+\/)?([^?#]+)/.exec(address) ?? []
  // WordPress' own network serves the pictures of a site by its host: `https://i0.wp.com/site.example/wp-content/…`.
  const served = origin.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://').replace(/^\/\//, 'https://')
  if (place === undefined || (served !== '' && !hosts.has(hostOf(served)))) return null
  try {
    return decodeURIComponent(place)
  } catch {
    return place
  }
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Finds the pictures of posts in a copy of the site's media folder. Nothing is read that is not below it, or that no post shows.
 * @param media folder; null without one
 */
export function picturesOf({ title, link, items }: Wxr, media: string | null): Pictures {
  const attachments = new Map(
    items.filter(({ type }) => type === 'attachment').map((item) => [item.id, item]),
  )
  const byFile = new Map(
    Array.from(attachments.values()).flatMap((item) => {
      const place = item.meta.get(fileField)
      return place ? [[place, item]] : []
    }),
  )
  const hosts = new Set([link, ...Array.from(attachments.values(), ({ guid }) => guid)].map(hostOf))
  const photos = new Map<string, PlannedPhoto>()
  const used = new Set<string>()

  /** The attachment of a picture in whichever size. */
  function attachmentOf(source: string, place: string | null): WxrItem | undefined {
    if (source.startsWith(byId)) return attachments.get(source.slice(byId.length))
    if (place === null) return undefined
    const whole = place.replace(/-(?:\d+x\d+|scaled)(\.\w+)$/, '$1')
    const names = [place, whole, whole.replace(/(\.\w+)$/, '-scaled$1')]
    return names.map((name) => byFile.get(name)).find((item) => item !== undefined)
  }

  /** The file at a place of the media folder, or why there is none. */
  function fileAt(place: string | null): { file: string } | { reason: string } {
    if (media === null) return { reason: 'there is no folder of media' }
    if (place === null) return { reason: 'it is of another site, or not in the export' }
    const file = fileWithin(media, media, place)
    if (file === null) return { reason: 'it is not there, or not below the folder of media' }
    if (!isPhoto(file)) return { reason: 'it is no JPEG, PNG or WebP picture' }
    return statSync(file).size > uploads.image.maxBytes
      ? { reason: `it has more than ${wholeSize(uploads.image.maxBytes)}` }
      : { file }
  }

  /** What an attachment is in the media folder. One that is private or in the trash is none. */
  function fileOf(attachment: WxrItem) {
    if (!['inherit', 'publish'].includes(attachment.status)) return { reason: `it is ${attachment.status}` }
    return fileAt(attachment.meta.get(fileField) ?? null)
  }

  function photoOf(file: string, place: string, alt: string, caption: string): PlannedPhoto {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
    const id = idFor(basename(file, extname(file)), `wordpress ${place} ${digest}`)
    const texts = { alt: cut(alt, longest.alt), caption: cut(caption, longest.caption) }
    return photos.get(id) ?? { id, file, name: cut(basename(file), longest.name), ...texts }
  }

  return {
    of(post) {
      const own = new Map<string, PlannedPhoto>()
      const usedHere = new Set<string>()
      const leftOut: string[] = []
      let embeds = 0
      return {
        leftOut,
        show({ source, alt, caption }) {
          // Counted with all that the text loses.
          if (media === null) return null
          const named = placeOf(source, hosts)
          const attachment = attachmentOf(source, named)
          const place = attachment?.meta.get(fileField) ?? named
          const picture = attachment ? fileOf(attachment) : fileAt(place)
          if ('reason' in picture) {
            leftOut.push(`its picture ${cut(place ?? source, longest.name)}: ${picture.reason}`)
            return 'named'
          }
          if (attachment) usedHere.add(attachment.id)
          const words = alt || (attachment?.meta.get(altField) ?? '')
          const photo = photoOf(picture.file, place ?? '', words, caption)
          own.set(photo.id, own.get(photo.id) ?? photo)
          embeds += 1
          if (embeds <= maxEmbeds) return own.get(photo.id) ?? photo
          leftOut.push(`its picture ${photo.name}: a text shows at most ${maxEmbeds}; the album has it`)
          return 'named'
        },
        gallery(ids) {
          const ofPost = Array.from(attachments.values()).filter(({ parent }) => parent === post.id)
          const listed = ids === null ? ofPost.map(({ id }) => id) : ids
          return listed
            .map((id) => {
              const alt = attribute(attachments.get(id)?.meta.get(altField) ?? '')
              return `<figure><img src="${byId}${id}" alt="${alt}"></figure>`
            })
            .join('')
        },
        cover() {
          const id = post.meta.get('_thumbnail_id') ?? ''
          if (id === '' || id === '0' || media === null) return null
          const attachment = attachments.get(id)
          const picture = attachment ? fileOf(attachment) : { reason: 'the export does not have it' }
          if ('file' in picture) {
            usedHere.add(id)
            return picture.file
          }
          const name = attachment?.meta.get(fileField) ?? `attachment ${id}`
          leftOut.push(`its cover ${cut(name, longest.name)}: ${picture.reason}`)
          return null
        },
        keep() {
          for (const [id, photo] of own) photos.set(id, photos.get(id) ?? photo)
          for (const id of usedHere) used.add(id)
        },
      }
    },
    album() {
      if (photos.size === 0) return null
      const name = cut(plainHtml(title), longest.album) || 'WordPress'
      return { id: idFor(name, `wordpress ${link}`), name, photos: [...photos.values()] }
    },
    unused: () => attachments.size - used.size,
  }
}
