/** The decorative New Year background of the landing screens (SPEC §1): behind everything, faint, still under reduced motion. */
export declare function NewYear(): import('react').JSX.Element
