import { album } from './album.ts'
import { audio } from './audio.ts'
import { event } from './event.ts'
import type { Kind } from './kind.ts'
import { news } from './news.ts'
import { photo } from './photo.ts'
import { product } from './product.ts'
import { service } from './service.ts'
import { video } from './video.ts'

/** What an admin can add, and therefore change, in the order in which it is listed. */
export const kinds = { news, event, product, service, album, photo, video, audio } as const satisfies Record<
  string,
  Kind
>

export type ContentKind = keyof typeof kinds

/** The names of all kinds. */
export const contentKinds = Object.keys(kinds) as ContentKind[]

/** The kinds of which a fact holds: those with `true`, a text or an object. */
export type KindWith<Fact extends keyof Kind> = {
  [Name in ContentKind]: (typeof kinds)[Name] extends { [F in Fact]: true | string | object } ? Name : never
}[ContentKind]

/** Their names, in the order of the kinds. */
export function kindsWith<Fact extends keyof Kind>(fact: Fact): KindWith<Fact>[] {
  const has = (kind: Kind) => kind[fact] !== undefined && kind[fact] !== false
  return contentKinds.filter((name): name is KindWith<Fact> => has(kinds[name]))
}

/** Whether a fact holds of a kind. */
export function isKindWith<Fact extends keyof Kind>(fact: Fact, name: string): name is KindWith<Fact> {
  return kindsWith(fact).some((other) => other === name)
}

/** What a fact of each kind is made into, by the names of the kinds. */
export function ofEachKind<T>(of: (kind: Kind, name: ContentKind) => T): Readonly<Record<ContentKind, T>> {
  const entries = contentKinds.map((name) => [name, of(kinds[name], name)])
  return Object.fromEntries(entries) as Record<ContentKind, T>
}

/** The address of one entry (SPEC §2); of a photo that is open over its album, `albumAddress` has to be in between. */
export const addressOf = (kind: Exclude<ContentKind, 'photo'>, id: string): string => kinds[kind].address + id

/** The address of one entry to share. */
export function shareAddressOf(name: Exclude<ContentKind, 'photo'>, id: string): string {
  const { address, shareAddress = address }: Kind = kinds[name]
  return shareAddress + id
}

/** The path of an address, without its query. */
export const addressPath = (address: string): string => address.replace(/\?.*$/, '')
