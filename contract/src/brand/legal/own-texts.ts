import { livePart } from '../brand.ts'
import type { LegalName } from './legal-document.ts'

const own = livePart<{ legal: readonly LegalName[] }>(() => ({ legal: [] }))

/** Whether the owner wrote this text; otherwise the shipped one holds. Pages know it with the settings, and need not ask. */
export const isOwnText = (name: LegalName): boolean => own.legal.includes(name)
