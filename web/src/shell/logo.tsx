import { brand } from '@dlm/contract/brand/brand'

/** The portal's mark; `size` is its height in pixels. Its name is read out unless text beside it says it already. */
export function Logo({ size, decorative = false }: { size: number; decorative?: boolean }) {
  return (
    <img
      src={`${brand.logo}/icon.svg`}
      width={size}
      height={size}
      alt={decorative ? '' : brand.product}
      aria-hidden={decorative || undefined}
      className="shrink-0"
    />
  )
}
