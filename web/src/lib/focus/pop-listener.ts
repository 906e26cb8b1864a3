/**
 * Hears of Back before the router does. A screen that wants to may take over `handleEvent`, and gives it back when it goes.
 */
export const popListener = { handleEvent(_: PopStateEvent) {} }
