import type { Area } from '../brand/areas.ts'
import { brand } from '../brand/brand.ts'

type Areas = readonly Area[]

let areasAt = (_address: string): Areas => []

/** Sets what addresses show; until then all of them are offered. Browsers load it late, where something is hidden. */
export function locateAreas(find: (address: string) => Areas): void {
  areasAt = find
}

/** Whether the owner shows one of these areas at least; what belongs to none is always shown. */
export function isAnyShown(areas: Areas): boolean {
  return areas.length === 0 || areas.some((area) => !brand.hidden.includes(area))
}

/**
 * Whether an address of the portal leads to something that the owner shows.
 * @param address in the documented form, path and query
 */
export const isOffered = (address: string): boolean => isAnyShown(areasAt(address))
