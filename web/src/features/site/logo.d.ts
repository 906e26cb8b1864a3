/** The portal's mark; `size` is its height in pixels. Its name is read out unless text beside it says it already. */
export declare function Logo({
  size,
  decorative,
}: {
  size: number
  decorative?: boolean
}): import('react').JSX.Element
