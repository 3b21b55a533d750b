import { keep, kept } from '../session/storage.ts'

/** A line as the person saw it; the server decides about price and stock. */
export type CartLine = {
  prodCode: string
  /** Empty for a product without variants. */
  varCode: string
  quantity: number
  /** Shown while offline, and to explain a changed price. */
  name: string
  options: string
  price: number
  image: string | null
}

export const maxQuantity = 99

const isSame = (a: Pick<CartLine, 'prodCode' | 'varCode'>, b: Pick<CartLine, 'prodCode' | 'varCode'>) =>
  a.prodCode === b.prodCode && a.varCode === b.varCode

const listeners = new Set<() => void>()
let read: { text: string | null; lines: readonly CartLine[] } | undefined
const none: readonly CartLine[] = []

const keyOf = (storeCode: string) => `cart.${storeCode}`

/** The same array until something changes. */
export function getCart(storeCode: string): readonly CartLine[] {
  const text = kept(keyOf(storeCode))
  if (!read || read.text !== text) read = { text, lines: parseLines(text) }
  return read.lines
}

export function addToCart(storeCode: string, line: CartLine): void {
  const lines = getCart(storeCode)
  const before = lines.find((each) => isSame(each, line))
  const quantity = Math.min(maxQuantity, (before?.quantity ?? 0) + line.quantity)
  const added = { ...line, quantity }
  saveCart(storeCode, before ? lines.map((each) => (each === before ? added : each)) : [...lines, added])
}

export function saveCart(storeCode: string, lines: readonly CartLine[]): void {
  keep(keyOf(storeCode), JSON.stringify(lines.filter(({ quantity }) => quantity > 0)))
  for (const listener of listeners) listener()
}

/** Another tab changes the same cart. */
export function subscribeCart(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Anything may be in the storage: what is no line is left out. */
function parseLines(text: string | null): readonly CartLine[] {
  if (text === null) return none
  try {
    const lines: unknown = JSON.parse(text)
    return Array.isArray(lines) ? lines.filter(isLine) : none
  } catch {
    return none
  }
}

function isLine(line: unknown): line is CartLine {
  const { prodCode, varCode, quantity, name, options, price, image } = (line ?? {}) as Record<string, unknown>
  const areTexts = [prodCode, varCode, name, options].every((each) => typeof each === 'string')
  const isCount = Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= maxQuantity
  return areTexts && isCount && typeof price === 'number' && (image === null || typeof image === 'string')
}
