import { keep, kept, forget } from './storage.ts'

const keptMs = 7 * 86_400_000
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const keyOf = (storeCode: string) => `touch.${storeCode}`

/** Takes the id of the scan that led here out of the address, so that a shared link does not carry it on. */
export function takeTouch(storeCode: string): void {
  const url = new URL(location.href)
  const id = url.searchParams.get('t')
  if (id === null) return
  url.searchParams.delete('t')
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  if (uuid.test(id)) keep(keyOf(storeCode), JSON.stringify({ id, at: Date.now() }))
}

/** For the body of a sign-in: the scan of the last seven days, if there was one. */
export function getTouch(storeCode: string): { touch?: string } {
  const found = parse(kept(keyOf(storeCode)))
  if (!found) return {}
  if (Date.now() - found.at < keptMs) return { touch: found.id }
  forget(keyOf(storeCode))
  return {}
}

export const dropTouch = (storeCode: string) => forget(keyOf(storeCode))

function parse(text: string | null): { id: string; at: number } | null {
  try {
    const { id, at } = JSON.parse(text ?? '{}') as { id?: unknown; at?: unknown }
    return typeof id === 'string' && uuid.test(id) && typeof at === 'number' ? { id, at } : null
  } catch {
    return null
  }
}
