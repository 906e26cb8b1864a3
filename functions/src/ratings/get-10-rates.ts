import type { Handler } from '../platform/handler.ts'
import { readSummary } from './rating.repo.ts'

/** The latest ten ratings (SPEC §9), and how many members gave each number of stars. */
export const get_10_rates: Handler<'get_10_rates'> = ({ platform }) => readSummary(platform)
