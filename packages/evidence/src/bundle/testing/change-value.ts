import type { Bundle } from '../bundle.shape.ts'

type Keys = (string | number)[]

/** Where every single value of a bundle is. */
export function listValues(value: unknown, keys: Keys = []): Keys[] {
  if (typeof value !== 'object' || value === null) return [keys]
  return Object.entries(value).flatMap(([key, each]) =>
    listValues(each, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A copy of a bundle in which one value is another one of the same type. `random` is from 0 to 1. */
export function changeValue(bundle: Bundle, keys: Keys, random: number): unknown {
  const copy = JSON.parse(JSON.stringify(bundle)) as unknown
  const holder = keys.slice(0, -1).reduce((at, key) => (at as Holder)[key], copy) as Holder
  const last = keys.at(-1) as string | number
  holder[last] = changed(holder[last], random)
  return copy
}

type Holder = Record<string | number, unknown>

function changed(value: unknown, random: number): unknown {
  if (typeof value === 'number') return value + (random < 0.5 ? 1 : 1 + Math.floor(1000 * random))
  if (typeof value !== 'string') return 1
  if (value === '') return 'x'
  const at = Math.floor(random * value.length)
  return value.slice(0, at) + otherLetter(value[at] as string) + value.slice(at + 1)
}

/** A letter of the same kind, so that the changed text still looks right. */
function otherLetter(letter: string): string {
  if (/[0-8]/.test(letter)) return String(Number(letter) + 1)
  return letter === '9' ? '0' : letter === 'a' ? 'b' : 'a'
}

/** The part of a bundle that a path is in: what the seal names. */
export function getPart(path: string | Keys): string {
  const keys = typeof path === 'string' ? path.split('/').slice(1) : path.map(String)
  return keys[0] === 'seal' ? '/seal' : `/${keys.slice(0, keys[0] === 'records' ? 3 : 1).join('/')}`
}
