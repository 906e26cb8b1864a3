import type { SettingsForm as schema } from '@dlm/contract/settings/settings.schema'
import type * as z from 'zod'
import type { ContractForm } from '../../forms/use-contract-form.ts'

/** The form of all settings, passed to each field. */
export type SettingsForm = ContractForm<z.input<typeof schema>, z.output<typeof schema>>
