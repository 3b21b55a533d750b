import { isMultipart } from '@lumiroute/contract'
import type { Endpoint } from '@lumiroute/contract'

type Values = Readonly<Record<string, unknown>>

type Def = { shape?: Record<string, unknown>; left?: Node; right?: Node; in?: Node; innerType?: Node }
type Node = { _zod: { def: unknown } }

function getKeys(schema: Node): string[] {
  const def = schema._zod.def as Def
  if (def.shape) return Object.keys(def.shape)
  return [def.left, def.right, def.in, def.innerType].flatMap((node) => (node ? getKeys(node) : []))
}

const pick = (input: Values, keys: readonly string[]): Values =>
  Object.fromEntries(keys.filter((key) => input[key] !== undefined).map((key) => [key, input[key]]))

function toText(value: unknown): string {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

const fillPath = (path: string, input: Values): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(input[name])))

function buildSearch(query: Values): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, toText(one))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The URL below /api, with params and query filled in. */
export function buildAddress(endpoint: Endpoint, input: Values): string {
  const query = endpoint.query ? pick(input, getKeys(endpoint.query)) : {}
  return fillPath(endpoint.path, input) + buildSearch(query)
}

export function buildBody(endpoint: Endpoint, input: Values): string | undefined {
  if (!endpoint.body || isMultipart(endpoint.body)) return undefined
  return JSON.stringify(pick(input, getKeys(endpoint.body)))
}
