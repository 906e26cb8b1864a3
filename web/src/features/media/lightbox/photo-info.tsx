import { mediaTitle } from '@dlm/contract/format/media-title'
import { lightboxTexts } from '@dlm/contract/media/lightbox.texts'
import type { Photo, PhotoCamera } from '@dlm/contract/media/media.schema'
import { photoLicences } from '@dlm/contract/media/photo-licences'
import type { ReactNode } from 'react'
import { formatSize } from '../../../lib/format/format-size.ts'
import { TagLinks } from '../../../page/tag-links.tsx'

/** Information about a photo, beside it or below: caption, credit, camera, and file; never the location. */
export function PhotoInfo({ id, photo }: { id: string; photo: Photo }) {
  const { name, caption, credit, camera, picture, size, downloads, tags = '' } = photo
  const exposure = camera && formatExposure(camera)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="pswp__hide-on-close lightbox-info absolute z-10 grid content-start gap-4 rounded-card border border-line bg-surface p-5 text-sm text-ink"
    >
      <h2 id={`${id}-title`} dir="auto" className="text-lg">
        {mediaTitle(name)}
      </h2>
      {caption && <p dir="auto">{caption}</p>}
      <TagLinks tags={tags} />
      <dl className="grid gap-3">
        {credit && (
          <>
            <Fact name={lightboxTexts.author}>
              <bdi>{credit.author}</bdi>
            </Fact>
            <Fact name={lightboxTexts.licence}>
              <a
                href={photoLicences[credit.licence]}
                target="_blank"
                rel="noreferrer"
                className="lightbox-licence inline-flex min-h-11 items-center underline"
              >
                {credit.licence}
              </a>
            </Fact>
          </>
        )}
        {camera?.model && (
          <Fact name={lightboxTexts.camera}>
            <bdi>{camera.model}</bdi>
          </Fact>
        )}
        {camera?.lens && (
          <Fact name={lightboxTexts.lens}>
            <bdi>{camera.lens}</bdi>
          </Fact>
        )}
        {exposure && <Fact name={lightboxTexts.exposure}>{exposure}</Fact>}
        <Fact name={lightboxTexts.size}>
          {[
            picture && lightboxTexts.pixels(picture.width, picture.height),
            // Of the original, which no visitor gets here.
            downloads !== 'off' && formatSize(size),
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact name={lightboxTexts.file}>
          <bdi>{name}</bdi>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

/** The known exposure data of a photo: `1/250 s · f/2.8 · ISO 400 · 35 mm`; empty without any. */
export function formatExposure({ exposure, aperture, iso, focal }: PhotoCamera): string {
  const parts = [
    exposure && `${formatTime(exposure)} s`,
    aperture && `f/${aperture}`,
    iso && `ISO ${iso}`,
    focal && `${focal} mm`,
  ]
  // No line breaks between a number and its unit.
  return parts.flatMap((part) => (part ? [part.replaceAll(' ', '\u00a0')] : [])).join(' · ')
}

/** Seconds as cameras write them: a fraction up to a quarter. */
function formatTime(seconds: number): string {
  return seconds <= 0.25 ? `1/${Math.round(1 / seconds)}` : String(Math.round(seconds * 10) / 10)
}
