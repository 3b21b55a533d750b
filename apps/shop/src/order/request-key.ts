const keyOf = (storeCode: string) => `lumiroute.ordering.${storeCode}`

type Ordering = { key: string; text: string }
/** For browsers that keep nothing. */
const memory = new Map<string, string>()

/** The same key for the same order until its answer arrives, however often it is sent; also after a reload. */
export function getRequestKey(storeCode: string, body: unknown): string {
  const text = JSON.stringify(body)
  const before = read(storeCode)
  if (before?.text === text) return before.key
  const key = createKey()
  write(storeCode, JSON.stringify({ key, text } satisfies Ordering))
  return key
}

export function forgetRequestKey(storeCode: string): void {
  memory.delete(storeCode)
  try {
    sessionStorage.removeItem(keyOf(storeCode))
  } catch {
    // Nothing was kept.
  }
}

function read(storeCode: string): Ordering | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(storeCode)) ?? memory.get(storeCode)
    return text ? (JSON.parse(text) as Ordering) : undefined
  } catch {
    return undefined
  }
}

function write(storeCode: string, text: string): void {
  memory.set(storeCode, text)
  try {
    sessionStorage.setItem(keyOf(storeCode), text)
  } catch {
    // The memory has it.
  }
}

const createKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
