/** What was to be imported is no export, or is cut off. The message is for people, and names the file. */
export class UnreadableExport extends Error {}
