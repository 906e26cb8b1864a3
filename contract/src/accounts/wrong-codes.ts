/** How a code of a second factor is refused: one of an app, a recovery code that was used, and one that is none. */
export const wrongCodes = ['factor-code-wrong', 'recovery-code-used', 'recovery-code-wrong'] as const
