import type { Handler } from '../platform/handler.ts'
import { findLegalForm } from './legal.repo.ts'

/** A legal text as its form takes it, with the former ones. */
export const get_legal_form: Handler<'get_legal_form'> = ({ platform }, { id }) => findLegalForm(platform, id)
