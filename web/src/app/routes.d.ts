import { type ScreenLoader } from './lazy-screen.tsx'
/** Screens a later release brings. They say so until then; a guard test keeps this list from being forgotten. */
export declare const comingPaths: readonly string[]
/** The route table (SPEC §2): every screen by its path, each in a chunk of its own. `*` is for all other addresses. */
export declare const routes: Readonly<Record<string, ScreenLoader>>
