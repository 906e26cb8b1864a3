import type { SettingsForm as schema } from '@dlm/contract/settings/settings.schema'
import type * as z from 'zod'
import type { ContractForm } from '../../forms/use-contract-form.ts'

/** The form of all settings, which each of their fields is handed. */
export type SettingsForm = ContractForm<z.input<typeof schema>, z.output<typeof schema>>
