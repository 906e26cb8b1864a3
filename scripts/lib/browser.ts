import { existsSync } from 'node:fs'
import { ensureTool, onPath, type SystemTool } from './system-tool.ts'

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function findChromium(): string | undefined {
  const chosenPath = process.env.CHROMIUM_PATH
  if (chosenPath && existsSync(chosenPath)) return chosenPath
  const installed = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return installed ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined)
}

/** Chromium without its windows and menus: what a story sees is the same, for two thirds of the work. */
const shell: SystemTool = {
  title: 'Chromium without windows',
  find: () => onPath('chromium-headless-shell'),
  debianPackage: 'chromium-headless-shell',
  elsewhere: 'nothing: any Chromium does',
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

/** The same for the stories, which need no window: the lighter one where it is there or can be installed, any other otherwise. */
export async function ensureStoryBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return ensureChromium()
  return ensureTool(shell).catch(ensureChromium)
}
