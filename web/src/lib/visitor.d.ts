/** A random id this browser made for itself, by which the server gives an anonymous visitor one vote. */
export declare function visitorId(): string
