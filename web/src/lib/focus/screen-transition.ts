import { flushSync } from 'react-dom'

/**
 * How a screen replaces another. Not on the server, where React would add an inline script for the animation, which the
 * content security policy forbids.
 */
export const screenTransition = import.meta.env.SSR
  ? ({ default: 'none' } as const)
  : ({ default: 'none', enter: 'screen', exit: 'screen' } as const)

/**
 * Handles input during a view transition. From its start until the browser has a snapshot of the old screen, React
 * receives no events, and none is repeated. So the change is flushed first, without its animation.
 * @param render renders something, at which React finishes what is under way
 */
export function flushOnInput(render: () => void): void {
  for (const press of ['pointerdown', 'keydown', 'click'])
    addEventListener(
      press,
      () => {
        // Older browsers do not say whether a transition is under way; where none is, nothing changes.
        if (document.activeViewTransition !== null) flushSync(render)
      },
      true,
    )
}
