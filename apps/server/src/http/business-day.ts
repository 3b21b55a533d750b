import type { Deps } from './deps.ts'

/** Today as people at the business write it, YYYY-MM-DD. */
export const today = ({ now, settings }: Pick<Deps, 'now' | 'settings'>): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: settings.businessTz }).format(now())
