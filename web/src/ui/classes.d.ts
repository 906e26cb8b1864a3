/** Joins class names, leaving out what does not apply. */
export declare function classes(...names: (string | false | null | undefined)[]): string
