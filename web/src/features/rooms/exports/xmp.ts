import { mediaTitle } from '@dlm/contract/format/media-title'
import { safeName } from '../../../lib/format/safe-names.ts'
import type { Chosen, ChosenPhoto } from './chosen.ts'

/** The name that Lightroom and Capture One have for the label of what is chosen. */
const chosenLabel = 'Green'

/** A rejected photo, as Adobe’s programs write it. */
const rejectedRating = -1

/** What programs for raw files read beside a photo: its stars, and a label where it is chosen. */
export function xmpSidecar({ stars, isRejected }: ChosenPhoto, isChosen: boolean): string {
  const rating = isRejected ? rejectedRating : stars
  const attributes = [
    ...(rating === 0 ? [] : [`xmp:Rating="${rating}"`]),
    ...(isChosen ? [`xmp:Label="${chosenLabel}"`] : []),
  ]
  return `${[
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `  <rdf:Description ${['rdf:about=""', 'xmlns:xmp="http://ns.adobe.com/xap/1.0/"', ...attributes].join(' ')}/>`,
    ' </rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n')}\n`
}

/** A sidecar for each photo, called as the photo is. Where two photos share a name, the second one is in a folder `2`. */
export function xmpSidecars({ lists, photos }: Chosen): { name: string; content: Blob }[] {
  const chosen = new Set(lists.flatMap(({ pids }) => pids))
  const copies = new Map<string, number>()
  return photos.map((photo) => {
    const name = safeName(mediaTitle(photo.name), '.xmp')
    const copy = (copies.get(name.toLowerCase()) ?? 0) + 1
    copies.set(name.toLowerCase(), copy)
    const content = new Blob([xmpSidecar(photo, chosen.has(photo.id))], { type: 'application/rdf+xml' })
    return { name: copy === 1 ? name : `${copy}/${name}`, content }
  })
}
