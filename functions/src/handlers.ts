import { newsHandlers } from './news/handlers.ts'
import type { Handlers } from './platform/handler.ts'

/** Every endpoint's handler; `Handlers` makes a missing one a compile error. */
export const handlers: Handlers = {
  ...newsHandlers,
}
