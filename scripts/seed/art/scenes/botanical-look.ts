export interface BotanicalLook {
  kind: 'macro' | 'fronds' | 'fern' | 'petals' | 'forest'
  ground: readonly [string, string]
  /** Colours of the leaves from the shade to the light. */
  greens: readonly [string, string, ...string[]]
  accent: string
}
