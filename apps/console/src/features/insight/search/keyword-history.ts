export const maxKeywords = 7
export const standsForMs = 3000

/** Newest first; a word already in the list changes nothing. */
export function rememberKeyword(history: readonly string[], typed: string): readonly string[] {
  const word = typed.trim()
  if (!word || history.includes(word)) return history
  return [word, ...history].slice(0, maxKeywords)
}

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Stored per account, so that another person on this computer does not see the words. */
export function createHistoryStorage(box: Box, accountId: number) {
  const name = `search-history.${accountId}`
  return {
    read(): readonly string[] {
      try {
        const value: unknown = JSON.parse(box.getItem(name) ?? '[]')
        return isTexts(value) ? value.slice(0, maxKeywords) : []
      } catch {
        return []
      }
    },
    write: (history: readonly string[]) => box.setItem(name, JSON.stringify(history)),
    clear: () => box.removeItem(name),
  }
}

/** Passes a word on once it has not changed for three seconds. */
export function createStanding(keep: (word: string) => void, waitMs = standsForMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    typed(word: string) {
      clearTimeout(timer)
      if (word.trim()) timer = setTimeout(() => keep(word), waitMs)
    },
    stop: () => clearTimeout(timer),
  }
}
