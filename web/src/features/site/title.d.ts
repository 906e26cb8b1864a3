/** The screen's name in the browser's tab; React puts it into the head. */
export declare function Title({ children }: { children: string }): import('react').JSX.Element
