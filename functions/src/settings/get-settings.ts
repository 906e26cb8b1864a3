import type { Handler } from '../platform/handler.ts'
import { findSettings } from './settings.repo.ts'

/** All settings as their form takes them, with the former ones. */
export const get_settings: Handler<'get_settings'> = ({ platform }) => findSettings(platform.db)
