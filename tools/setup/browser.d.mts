export function ensureBrowser(): Promise<string>
export function findBrowser(env?: Record<string, string | undefined>): string | undefined
