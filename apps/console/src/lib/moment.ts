const offset = '+08:00'
const offsetMs = 8 * 3_600_000

/** What a clock in Taipei shows at a moment, as YYYY-MM-DDTHH:mm; '' for none. */
export function wallTimeOf(moment: string | null): string {
  const ms = moment ? Date.parse(moment) : Number.NaN
  return Number.isNaN(ms) ? '' : new Date(ms + offsetMs).toISOString().slice(0, 16)
}

/** The moment at which a clock in Taipei shows it; null for none. */
export const momentOf = (wallTime: string): string | null => (wallTime ? `${wallTime}:00${offset}` : null)
