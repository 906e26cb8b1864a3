/** Turns while something is under way; the words beside it say what. */
export declare function Spinner(): import('react').JSX.Element
