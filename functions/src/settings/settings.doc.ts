import { defaultBrand } from '@dlm/contract/brand/default-brand'
import { ChangedSettings, Settings } from '@dlm/contract/settings/settings.schema'
import * as z from 'zod'

/** `settings/site`: what the owner set otherwise than a fresh portal has it. There is none until the first change. */
export const SettingsDoc = z.object({
  changed: ChangedSettings,
  revision: z.number().int().nonnegative(),
})
export type SettingsDoc = z.infer<typeof SettingsDoc>

/** `settings/site/versions/{revision}`: what held at this revision, until an admin changed it. */
export const SettingsVersionDoc = z.object({
  /** One that is older than a setting has its default. */
  fields: z.preprocess((kept) => ({ ...defaultBrand, ...Object(kept) }), Settings),
  revision: z.number().int().nonnegative(),
  /** User name of the admin who changed it. */
  by: z.string(),
  /** Milliseconds: when it was changed. */
  at: z.number(),
})
export type SettingsVersionDoc = z.infer<typeof SettingsVersionDoc>
