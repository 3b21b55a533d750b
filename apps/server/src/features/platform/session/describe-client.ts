type Client = { browser: string | null; system: string | null }
type Name = readonly [pattern: RegExp, name: string]

/** Several browsers also name the one that they are built on, so the order matters. */
const browsers: readonly Name[] = [
  [/\bLine\//, 'LINE'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]
const systems: readonly Name[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: readonly Name[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** Browser and system in the words that people know; null if the client does not say. */
export const describeClient = (userAgent: string): Client => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
})
