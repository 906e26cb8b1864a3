/**
 * How a screen replaces another. Not on the server, where React would add an inline script for the animation, which the
 * content security policy forbids.
 */
export const screenTransition = import.meta.env.SSR
  ? ({ default: 'none' } as const)
  : ({ default: 'none', enter: 'screen', exit: 'screen' } as const)
