import type { PhotoCamera } from '@dlm/contract/media/media.schema'

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
