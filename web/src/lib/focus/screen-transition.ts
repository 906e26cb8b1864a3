/**
 * How a screen takes the place of another. Not on the server, where React would put what is animated in place by an inline
 * script, which the policy forbids.
 */
export const screenTransition = import.meta.env.SSR
  ? ({ default: 'none' } as const)
  : ({ default: 'none', enter: 'screen', exit: 'screen' } as const)
