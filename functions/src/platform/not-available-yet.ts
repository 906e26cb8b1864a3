import { ApiError } from './api-error.ts'

/** Stands in the table for a documented call that a later release brings; answers an honest 501. */
export function notAvailableYet(): never {
  throw new ApiError('not-available-yet')
}
