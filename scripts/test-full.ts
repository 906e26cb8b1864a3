// Everything there is, before a release and at night: what a commit needs (test.ts), and all stories, screens, faults and mutants.
process.env.TIER = 'full'
await import('./test.ts')
