/** What a browser calls itself, the more specific first: many claim to be others too. */
const browsers: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * A browser in our words, `Firefox on Linux`, by its User-Agent; empty where that is not known. Nothing it
 * sent is stored, since any client may send anything.
 */
export function browserInWords(userAgent: string | undefined): string {
  const find = (among: typeof browsers) => among.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(' on ')
}
