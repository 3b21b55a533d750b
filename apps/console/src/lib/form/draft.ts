type Kept<Values> = { at: string; values: Values }

/** One person's draft of one thing: another account on the same machine has other keys. */
export const draftKey = (userId: number, ...thing: readonly (string | number)[]) =>
  ['draft', userId, ...thing].join(':')

const isKept = (value: unknown): value is Kept<object> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Kept<object>).at === 'string' &&
  typeof (value as Kept<object>).values === 'object' &&
  (value as Kept<object>).values !== null

export function readDraft<Values extends object>(key: string): Kept<Partial<Values>> | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isKept(kept) ? (kept as Kept<Partial<Values>>) : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage must not disturb whoever is typing. */
export function keepDraft(key: string, values: object, at = new Date()) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: at.toISOString(), values }))
  } catch {
    forgetDraft(key)
  }
}

export const forgetDraft = (key: string) => localStorage.removeItem(key)

export function forgetDraftsOf(userId: number) {
  const own = Object.keys(localStorage).filter((key) => key.startsWith(`${draftKey(userId)}:`))
  own.forEach(forgetDraft)
}
