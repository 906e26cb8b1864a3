import type { LegalDocument } from './legal-document.ts';
/** The cookie policy. The table of what the browser keeps stands between its sections and is data of its own. */
export declare const cookies: LegalDocument;
/** Something the browser keeps for the portal. */
export interface KeptItem {
    /** Its key, or the name of its store. */
    key: string;
    purpose: string;
    until: string;
}
/** Everything the browser keeps. A guard test compares the keys with those the code uses. */
export declare const keptItems: readonly KeptItem[];
