import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generate/generated-files.ts'
import { inRoot } from './lib/paths.ts'
import { run } from './lib/run.ts'
import { main } from './lib/stop-error.ts'

/** `npm run generate`: writes the configuration that follows from the code; a guard fails where a file is another. */
await main(async () => {
  const files = Object.entries(generatedFiles())
  // On one line: the formatter breaks what is longer than one.
  for (const [name, content] of files) writeFileSync(inRoot(name), JSON.stringify(content))
  const { code } = await run('biome', ['format', '--write', ...files.map(([name]) => name)])
  return code
})
