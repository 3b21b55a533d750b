import type { Endpoint } from '@lumiroute/contract'
import { z } from 'zod'

type Json = {
  $ref?: string
  $defs?: Record<string, Json>
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  type?: string
  properties?: Record<string, Json>
  prefixItems?: Json[]
  items?: Json
  minItems?: number
  minimum?: number
}

/** Texts whose form the schema does not tell, by the name of their field. */
const texts: readonly (readonly [RegExp, (no: number) => string])[] = [
  [/(At|Time|from|until|seen)$/i, (no) => new Date(Date.UTC(2026, 10, 10, 2, no)).toISOString()],
  [/(date|day)$/i, (no) => new Date(Date.UTC(2026, 10, no)).toISOString().slice(0, 10)],
  [/month$/i, () => '2026-11'],
  [/colou?r$/i, () => '#336699'],
  [/macAddr|deviceId/i, (no) => `AA:BB:CC:DD:EE:${String(no % 100).padStart(2, '0')}`],
  [/timeZone|Tz$/i, () => 'Asia/Taipei'],
]
const numbers: readonly (readonly [RegExp, number])[] = [
  [/^lat|latitude/i, 25.03],
  [/^(lng|lon)|longitude/i, 121.5],
  [/^year$/, 2026],
  [/^month$/, 11],
]
/** Codes that a page looks up. */
const codes: Readonly<Record<string, readonly string[]>> = {
  moveType: ['fix_game', 'move_play'],
  mode: ['basic', 'split'],
  action: ['edit', 'delete'],
}

const rowsPerList = 2

/** An answer that the endpoint's schema allows, with two rows in each list. */
export function sampleAnswer({ answer }: Endpoint): object {
  if (!('_zod' in answer)) return {}
  const root = z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }) as Json
  return new Sampler(root.$defs ?? {}).of(root, '') as object
}

class Sampler {
  #row = 0
  #no = 0
  constructor(readonly defs: Record<string, Json>) {}

  of(schema: Json, name: string): unknown {
    if (schema.$ref) return this.of(this.defs[schema.$ref.replace('#/$defs/', '')] ?? {}, name)
    if ('const' in schema) return schema.const
    if (schema.enum) return schema.enum[this.#row % schema.enum.length]
    const [choice] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null')
    if (choice) return this.of(choice, name)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, name) as object))
    return this.#byType(schema, name)
  }

  #byType(schema: Json, name: string): unknown {
    if (schema.type === 'object') return this.#object(schema, name)
    if (schema.type === 'array') return this.#list(schema, name)
    if (schema.type === 'string') return this.#text(name)
    if (schema.type === 'boolean') return false
    if (schema.type === 'integer' || schema.type === 'number') return this.#number(schema, name)
    return null
  }

  #object({ properties = {} }: Json, name: string) {
    const fields = Object.entries(properties).map(([key, of]) => [
      key,
      this.of(of, key === 'code' ? name : key),
    ])
    return Object.fromEntries(fields)
  }

  #list({ prefixItems, items = {}, minItems = 0 }: Json, name: string) {
    if (prefixItems) return prefixItems.map((item) => this.of(item, name))
    const single = name.replace(/(List|s)$/, '')
    return Array.from({ length: Math.max(rowsPerList, minItems) }, (_, row) => {
      this.#row = row
      return this.of(items, single)
    })
  }

  #text(name: string) {
    const no = ++this.#no
    const code = codes[name]?.[this.#row]
    return code ?? texts.find(([like]) => like.test(name))?.[1](no) ?? `${name} ${no}`
  }

  #number({ minimum = 0 }: Json, name: string) {
    return numbers.find(([like]) => like.test(name))?.[1] ?? Math.max(minimum, ++this.#no)
  }
}
