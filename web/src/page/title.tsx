import { brand } from '@dlm/contract/brand/brand'

/** The screen's name in the browser's tab; React puts it into the head. */
export function Title({ children }: { children: string }) {
  return <title>{`${children} · ${brand.product}`}</title>
}
