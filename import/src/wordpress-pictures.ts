import { decoded } from './file-within.ts'
import { plainHtml } from './html-text.ts'
import {
  type PictureFile,
  type PicturesOfText,
  pictureAlbum,
  pictureFile,
  type SitePicture,
} from './picture-album.ts'
import { cut, longest, type PlannedAlbum } from './plan.ts'
import type { SourceFiles } from './source-files.ts'
import type { Wxr, WxrItem } from './wxr.ts'

/** The pictures that one post shows. */
export interface PicturesOfPost extends PicturesOfText {
  /** Images of attachments as HTML, for a gallery. */
  gallery(ids: readonly string[] | null): string
  /** Its featured image; null without one, and for one that cannot be used, with its reason. */
  cover(): string | null
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
function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

/** Where a picture is below the media folder, by its address; null for one of another site. */
function placeOf(address: string, hosts: ReadonlySet<string>): string | null {
  const [, origin = '', place] = /^(.*?)\/wp-content\/uploads\/(?:sites\/\d+\/)?([^?#]+)/.exec(address) ?? []
  // WordPress' own network serves the pictures of a site by its host: `https://i0.wp.com/site.example/wp-content/…`.
  const served = origin.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://').replace(/^\/\//, 'https://')
  if (place === undefined || (served !== '' && !hosts.has(hostOf(served)))) return null
  return decoded(place)
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Finds the pictures of posts in a copy of the site's media folder. Nothing is read that is not below it, or that no post shows.
 * @param media folder; null without one
 */
export function picturesOf(files: SourceFiles, { title, link, items }: Wxr, media: string | null): Pictures {
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
  const { ofText, album } = pictureAlbum(files, 'wordpress')
  const used = new Set<string>()

  /** The attachment of a picture in whichever size. */
  function attachmentOf(source: string, place: string | null): WxrItem | undefined {
    if (source.startsWith(byId)) return attachments.get(source.slice(byId.length))
    if (place === null) return undefined
    const whole = place.replace(/-(?:\d+x\d+|scaled)(\.\w+)$/, '$1')
    const names = [place, whole, whole.replace(/(\.\w+)$/, '-scaled$1')]
    return names.map((name) => byFile.get(name)).find((item) => item !== undefined)
  }

  /** What an attachment is in the media folder. One that is private or in the trash is none. */
  function fileOf({ status, meta }: WxrItem, folder: string): PictureFile {
    if (!['inherit', 'publish'].includes(status)) return { reason: `it is ${status}` }
    return pictureFile(files, folder, meta.get(fileField) ?? '')
  }

  /** What an address leads to. @param onUse is given the attachment */
  function find(source: string, onUse: (id: string) => void): SitePicture | null {
    // Counted with all that the text loses.
    if (media === null) return null
    const named = placeOf(source, hosts)
    const attachment = attachmentOf(source, named)
    const place = attachment?.meta.get(fileField) ?? named
    if (place === null) return { place: source, reason: 'it is of another site, or not in the export' }
    if (!attachment) return { place, ...pictureFile(files, media, place) }
    const picture = fileOf(attachment, media)
    if ('file' in picture) onUse(attachment.id)
    return { place, alt: attachment.meta.get(altField) ?? '', ...picture }
  }

  return {
    of(post) {
      const usedHere = new Set<string>()
      const ofPost = ofText((source) => find(source, (id) => usedHere.add(id)))
      return {
        ...ofPost,
        gallery(ids) {
          const uploaded = Array.from(attachments.values()).filter(({ parent }) => parent === post.id)
          const listed = ids === null ? uploaded.map(({ id }) => id) : ids
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
          const picture = attachment ? fileOf(attachment, media) : { reason: 'the export does not have it' }
          if ('file' in picture) {
            usedHere.add(id)
            return picture.file
          }
          const name = attachment?.meta.get(fileField) ?? `attachment ${id}`
          ofPost.leftOut.push(`its cover ${cut(name, longest.name)}: ${picture.reason}`)
          return null
        },
        keep() {
          ofPost.keep()
          for (const id of usedHere) used.add(id)
        },
      }
    },
    album: () => album(plainHtml(title) || 'WordPress', link),
    unused: () => attachments.size - used.size,
  }
}
