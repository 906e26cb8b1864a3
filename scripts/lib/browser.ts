import { existsSync } from 'node:fs'
import { ensureTool, onPath } from './system-tool.ts'

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const found = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return found ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined)
}

/** The path of a Chromium for playwright-core and lighthouse; CHROMIUM_PATH names another one. */
export function ensureChromium(): Promise<string> {
  return ensureTool({
    title: 'Chromium',
    find: findChromium,
    debianPackage: 'chromium',
    elsewhere: 'brew install --cask google-chrome (or set CHROMIUM_PATH to a Chrome or Chromium)',
  })
}
