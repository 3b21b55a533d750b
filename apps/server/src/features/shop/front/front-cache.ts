import type { FrontAnswer, FrontCache, FrontDocument } from '../../../ports/front-cache.ts'

/** So old may an answer be: changes of the store, sales and the clock show after this time on every server. */
const maxAgeMs = 2000
const maxEntries = 1000
const maxCharacters = 4_000_000

type Entry<T> = { value: T; at: number; size: number }

// Not the wall clock: if it were set back, answers would stay old until it catches up.
const monotonicMs = () => performance.now()

/** Bounded by entries and by characters; the oldest is dropped first. */
export function createFrontCache<T>(
  measure: (value: T) => number,
  now: () => number = monotonicMs,
): FrontCache<T> {
  const entries = new Map<string, Entry<T>>()
  const loading = new Map<string, Promise<T>>()
  let characters = 0

  function remove(key: string) {
    characters -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, entry: Entry<T>) {
    remove(key)
    if (entry.size > maxCharacters) return
    while (entries.size >= maxEntries || characters + entry.size > maxCharacters)
      remove(entries.keys().next().value as string)
    entries.set(key, entry)
    characters += entry.size
  }

  async function load(key: string, read: () => Promise<T>): Promise<T> {
    // Counted from before the query: a change during it is seen by the next one.
    const at = now()
    const value = await read()
    keep(key, { value, at, size: key.length + measure(value) })
    return value
  }

  return {
    async read(key, read) {
      const known = entries.get(key)
      if (known && now() - known.at < maxAgeMs) return known.value
      const current = loading.get(key)
      if (current) return current
      const started = load(key, read).finally(() => loading.delete(key))
      loading.set(key, started)
      return started
    },
    clear() {
      entries.clear()
      characters = 0
    },
  }
}

/** Compressed copies are not counted: together they are smaller than the text. */
export const measureAnswer = ({ parts }: FrontAnswer) =>
  Object.values(parts).reduce((sum, part) => sum + part.length, 0)
export const measureDocument = ({ html }: FrontDocument) => html.text.length
