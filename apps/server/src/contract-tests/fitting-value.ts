import fc from 'fast-check'
import { buildExample } from '../http/static/reference/example.ts'
import type { JsonSchema } from '../http/static/reference/json-schema.ts'

type Sub = JsonSchema | boolean | undefined
type Any = fc.Arbitrary<unknown>

const maxText = 300

/** Values that are valid for the schema, at and near its limits. */
export function fittingValue(schema: Sub, name = ''): Any {
  if (typeof schema !== 'object') return fc.jsonValue({ maxDepth: 1 })
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fittingValue(each as Sub, name)))
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  return fc.oneof(...types.map((type) => ofType(type, schema, name)))
}

function ofType(type: string | undefined, schema: JsonSchema, name: string): Any {
  if (type === 'object') return fittingObject(schema)
  if (type === 'array') return fc.array(fittingValue(schema.items as Sub, name), { maxLength: 4 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  return type === 'string' ? fittingText(schema, name) : fittingNumber(type, schema, name)
}

export function fittingObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, each]) => [name, fittingValue(each as Sub, name)])
  const least = required.map((name) => [name, buildExample(properties[name] as Sub, {}, name)])
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record(Object.fromEntries(fields) as Record<string, Any>, { requiredKeys: required }),
    },
    { weight: 1, arbitrary: fc.constant(Object.fromEntries(least) as object) },
  )
}

function fittingText(schema: JsonSchema, name: string): Any {
  const example = String(buildExample(schema, {}, name))
  const { minLength = 0, maxLength = maxText, format } = schema
  if (format === 'date') return fc.date({ min: new Date(0), noInvalidDate: true }).map(getDay)
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom(example, 'x@example.tw', `${'y'.repeat(40)}@example.tw`)
  const bounded = { minLength, maxLength: Math.min(maxLength, maxText) }
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(example) },
    { weight: 1, arbitrary: fc.stringMatching(/^[A-Za-z0-9_-]{3,12}$/) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', ...bounded }) },
    { weight: 1, arbitrary: fc.constant('界'.repeat(Math.min(maxLength, 2000))) },
  )
}

const getDay = (date: Date) => date.toISOString().slice(0, 10)

function fittingNumber(type: string | undefined, schema: JsonSchema, name: string): Any {
  const { minimum: min = -(2 ** 31), maximum: max = 2 ** 31 } = schema
  const near = fc.constantFrom(min, max, buildExample(schema, {}, name))
  const between = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof(near, between)
}
