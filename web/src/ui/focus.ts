import type { Picture } from '@dlm/contract/common.schema'

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/**
 * What an `<img>` that is cropped needs to show its picture's focal point. The server's HTML has it as data, since the policy
 * forbids a style attribute there; `first.js` applies it before the picture is painted.
 */
export function focusAttributes({ focus }: Pick<Picture, 'focus'>) {
  if (!focus) return {}
  const objectPosition = `${percent(focus.x)} ${percent(focus.y)}`
  return { 'data-focus': objectPosition, ...(!import.meta.env.SSR && { style: { objectPosition } }) }
}
