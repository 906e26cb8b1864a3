import { flushSync } from 'react-dom'

/**
 * Lets the app hear of what is done while one screen gives way to another. From the start of a view transition until the
 * browser has a picture of what leaves, React listens to nothing, and nothing that it missed comes again. So the change is
 * finished first, without its motion.
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
