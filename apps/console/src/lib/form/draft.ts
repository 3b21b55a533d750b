type Kept<Values> = { at: string; values: Values }

/** One person's draft of one item: another account on the same computer has other keys. */
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

/** Full or forbidden storage must not disturb typing. */
export function keepDraft(key: string, values: object, at = new Date()) {
  try {
    localStorage.setItem(key, JSON.stringify({ at: at.toISOString(), values }))
  } catch {
    forgetDraft(key)
  }
}

export const forgetDraft = (key: string) => localStorage.removeItem(key)

export function forgetDrafts(userId: number) {
  const own = Object.keys(localStorage).filter((key) => key.startsWith(`${draftKey(userId)}:`))
  own.forEach(forgetDraft)
}
