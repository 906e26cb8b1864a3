import * as z from 'zod'
import { Count } from '../common.schema.ts'
import { endpoint, listCache } from '../endpoint.ts'
import { admins } from '../roles.ts'
import {
  LegalForm,
  LegalName,
  LegalNames,
  LegalText,
  LegalVersion,
  legalVersionsShown,
} from './legal.schema.ts'
import {
  ChangedSettings,
  ColourCheck,
  LogoDataUrl,
  Settings,
  SettingsForm,
  SettingsVersion,
  settingsVersionsShown,
} from './settings.schema.ts'

/** Bytes of a request with a logo in it: 5 MB are 6.7 as base64. */
const logoBody = 7 * 1024 * 1024

/** The calls of the studio's settings (docs/decisions/039); none is documented. */
export const settingsEndpoints = {
  /** What the owner set otherwise than a fresh portal has it, for pages that the server does not render. */
  get_site: endpoint({
    access: 'public',
    input: z.object({}),
    output: z.object({ data: ChangedSettings }),
    cache: listCache,
  }),
  /**
   * All settings as their form takes them, with the revision a change has to name and the former ones, the last first. `legal`
   * names the legal texts that are the owner's own.
   */
  get_settings: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({}),
    output: z.object({
      revision: Count,
      fields: Settings,
      legal: LegalNames,
      versions: z.array(SettingsVersion).max(settingsVersionsShown),
    }),
  }),
  /** Publishes the settings, unless another owner did since they were read. A colour on which nothing can be read is refused. */
  set_settings: endpoint({
    access: 'admin',
    roles: admins,
    asksAgain: true,
    input: SettingsForm.extend({ revision: Count }),
    output: z.object({ revision: Count }),
    errors: ['stale-edit'],
  }),
  /** Makes a logo of a picture, which settings may name from then on. */
  make_logo: endpoint({
    access: 'admin',
    roles: admins,
    limits: ['uploads'],
    input: z.object({ picture: LogoDataUrl }),
    output: z.object({ logo: Settings.shape.logo }),
    maxBody: logoBody,
    timeout: 'long',
  }),
  /** Whether a colour can be the brand's: the white of buttons must be readable on it. `nearest` is the next one that can. */
  check_colour: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({ colour: SettingsForm.shape.colour }),
    output: ColourCheck,
  }),
  /** A legal text that the owner wrote; null while the shipped one holds. */
  get_legal: endpoint({
    access: 'public',
    input: z.object({ id: LegalName }),
    output: z.object({ legal: LegalText.nullable() }),
    cache: listCache,
  }),
  /**
   * A legal text as its form takes it, the shipped one as Markdown where the owner wrote none. With the revision a change has to
   * name and the former ones, the last first.
   */
  get_legal_form: endpoint({
    access: 'admin',
    roles: admins,
    input: z.object({ id: LegalName }),
    output: z.object({
      revision: Count,
      isOwn: z.boolean(),
      fields: LegalForm,
      shipped: z.string(),
      versions: z.array(LegalVersion).max(legalVersionsShown),
    }),
  }),
  /** Publishes a legal text, unless another owner did since it was read. No text, or the shipped one, is the shipped one. */
  set_legal: endpoint({
    access: 'admin',
    roles: admins,
    asksAgain: true,
    input: LegalForm.extend({ id: LegalName, revision: Count }),
    output: z.object({ revision: Count, isOwn: z.boolean() }),
    errors: ['stale-edit'],
  }),
} as const
