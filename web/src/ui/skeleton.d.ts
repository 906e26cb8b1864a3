/** A placeholder in the shape of what is being loaded. */
export declare function Skeleton({ className }: { className: string }): import('react').JSX.Element
