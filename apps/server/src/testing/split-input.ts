import { type Endpoint, isMultipart } from '@lumiroute/contract'
import type { z } from 'zod'

/** The inverse of the server's merge: splits the input into path, query and body. */
export function splitInput(
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { url: string; payload?: object } {
  const used = new Set<string>()
  const filled = endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    used.add(name)
    return encodeURIComponent(String(input[name]))
  })
  const query = new URLSearchParams()
  const bodyKeys = endpoint.body && !isMultipart(endpoint.body) ? getKeys(endpoint.body) : []
  for (const [name, value] of Object.entries(input)) {
    if (used.has(name) || bodyKeys.includes(name) || value === undefined || !endpoint.query) continue
    query.set(name, String(value as string | number | boolean))
  }
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name]) => !used.has(name) && !query.has(name)),
  )
  const url = query.size > 0 ? `${filled}?${query.toString()}` : filled
  return endpoint.body && !isMultipart(endpoint.body) ? { url, payload: rest } : { url }
}

function getKeys(schema: z.core.$ZodType): string[] {
  const shape = (schema as { shape?: Record<string, unknown> }).shape
  return shape ? Object.keys(shape) : []
}
