/** The rule of SPEC §5 that screens show to visitors; apart from `rules.ts`, so that these do not load the others. */
export const signInRequired = { message: 'Sign in required', title: 'Sign in required' } as const
