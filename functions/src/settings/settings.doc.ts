import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { Id } from '@dlm/contract/common.schema'
import { featuredKinds } from '@dlm/contract/kinds/kind-lists'
import { quotas } from '@dlm/contract/limits'
import { LegalNames } from '@dlm/contract/settings/legal.schema'
import { Settings } from '@dlm/contract/settings/settings.schema'
import * as z from 'zod'

/** Ids of the entries that come first in the list of their kind, the one that was chosen last in front. They may be deleted, or not public. */
export const FeaturedIds = z.partialRecord(z.enum(featuredKinds), z.array(Id).max(quotas.featured))

/** `settings/site`: the settings that the owner changed. There is none until the first change. */
export const SettingsDoc = z.object({
  changed: Settings.partial().default({}),
  /** How often the settings were published: not at all where an admin has written a legal text alone. */
  revision: z.number().int().nonnegative().default(0),
  /** The id of the photo that the landing opens with. */
  landingPhoto: z.string().nullable().default(null),
  featured: FeaturedIds.default({}),
  /** The legal texts that are the owner's own; what they say is in `legal/`. */
  legal: LegalNames.default([]),
})
export type SettingsDoc = z.infer<typeof SettingsDoc>

/** `settings/site/versions/{revision}`: what held at this revision, until an admin changed it. */
export const SettingsVersionDoc = z.object({
  /** One that is older than a setting has its default. */
  fields: z.preprocess((stored) => ({ ...defaultBrand, ...Object(stored) }), Settings),
  revision: z.number().int().nonnegative(),
  /** User name of the admin who changed it. */
  by: z.string(),
  /** Milliseconds: when it was changed. */
  at: z.number(),
})
export type SettingsVersionDoc = z.infer<typeof SettingsVersionDoc>
