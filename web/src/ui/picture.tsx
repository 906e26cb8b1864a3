import type { Picture as PictureData } from '@dlm/contract/common.schema'
import { useMemo, useRef, useState } from 'react'
import { thumbHashToRGBA } from 'thumbhash'
import { classes } from './classes.ts'
import { focusAttributes } from './focus.ts'
import { useServerPicture } from './server-pictures.ts'
import { useNearViewport } from './use-near-viewport.ts'

interface Props {
  picture: PictureData
  alt: string
  /** The CSS width it is shown at, as the `sizes` attribute has it. */
  sizes: string
  className?: string
  /** Loads at once and first; for the one picture a screen opens with. */
  eager?: boolean
}

/**
 * A picture in the fitting rendition: its space is reserved, a thumbhash is shown first, and it fades in once loaded. Both the
 * thumbhash and the bytes cost something, and wait until it comes near the window. The server's HTML has its average colour, and
 * fetches the first ones of a list: what the app does not know of when it takes over, it leaves as it is.
 */
export function Picture({ picture, alt, sizes, className, eager = false }: Props) {
  const frame = useRef<HTMLSpanElement>(null)
  const near = useNearViewport(frame)
  const [shown, setShown] = useState(false)
  // An eager one covers its placeholder as soon as it is loaded: no fade, and no placeholder where it was rendered by the server.
  const isAwaited = near && !(eager && shown)
  const placeholder = useMemo(
    () => (isAwaited ? placeholderOf(picture.thumbhash) : undefined),
    [isAwaited, picture.thumbhash],
  )
  // biome-ignore lint/correctness/useHookAtTopLevel: the same in each build, and none in the app's
  const onServer = import.meta.env.SSR ? useServerPicture(picture.thumbhash) : undefined
  const isEarly = onServer?.isEarly
  const source = eager || near || isEarly ? picture.sources : []
  return (
    <span ref={frame} className={classes('relative block overflow-hidden bg-raised', className)}>
      <img
        src={onServer?.colour ?? placeholder}
        alt=""
        aria-hidden="true"
        className="absolute inset-0 size-full object-cover"
        {...focusAttributes(picture)}
      />
      <img
        // The browser waits for a lazy one before it prints. It has to be set before the source.
        loading={eager ? undefined : 'lazy'}
        src={source.at(-1)?.url}
        srcSet={source.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={(image) => {
          // Said once: React asks at each rendering, and a second answer would cause another.
          if (!shown && image?.complete && image.naturalWidth > 0) setShown(true)
        }}
        onLoad={() => setShown(true)}
        className={classes(
          'relative size-full object-cover transition-opacity duration-200',
          shown || eager || isEarly ? 'opacity-100' : 'opacity-0',
        )}
        {...focusAttributes(picture)}
      />
    </span>
  )
}

function placeholderOf(thumbhash: string): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(
      Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0)),
    )
    const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
    // The package's own way to a data URL is a PNG encoder, which every visitor would load.
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0)
    return canvas.toDataURL()
  } catch {
    return undefined
  }
}
