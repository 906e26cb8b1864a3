/** Hands the article's address to the device's share sheet, or copies it where there is none. */
export declare function ShareButton({ id, title }: { id: string; title: string }): import('react').JSX.Element
