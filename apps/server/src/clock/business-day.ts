import type { Deps } from '../deps.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, since making one takes two hundred times as long as using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone })
  formats.set(timeZone, made)
  return made
}

/** Today as people at the business write it, YYYY-MM-DD. */
export const today = ({ now, settings }: Pick<Deps, 'now' | 'settings'>): string =>
  formatIn(settings.businessTz).format(now())
