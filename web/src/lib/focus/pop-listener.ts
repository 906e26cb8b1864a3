/**
 * Receives `popstate` before the router does. A screen may replace `handleEvent`, and restores it when it unmounts.
 */
export const popListener = { handleEvent(_: PopStateEvent) {} }
