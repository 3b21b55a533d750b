import { type Endpoint, isMultipart } from '@lumiroute/contract'
import { describeSchema, type JsonSchema } from '../../http/static/reference/json-schema.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Fields, type Parts, validParts } from '../call-parts.ts'
import type { Filled } from './fill-store.ts'
import { samples } from './samples.ts'

/** A field of an endpoint's input, or of an object in it. */
export type Field = { path: string[]; name: string; schema: JsonSchema; isRequired: boolean }

export function listFields({ params, query, body }: Endpoint): Field[] {
  const parts = { params, query, body: isMultipart(body) ? undefined : body }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? fieldsIn(describeSchema(schema, 'input'), [part]) : [],
  )
}

function fieldsIn({ properties = {}, required = [] }: JsonSchema, path: string[]): Field[] {
  return Object.entries(properties).flatMap(([name, each]) => {
    const schema = each as JsonSchema
    const field = { path: [...path, name], name, schema, isRequired: required.includes(name) }
    return [field, ...(schema.type === 'object' && path.length < 3 ? fieldsIn(schema, field.path) : [])]
  })
}

const typesOf = ({ type, anyOf = [] }: JsonSchema): unknown[] => [
  type,
  ...anyOf.map((each) => (each as JsonSchema).type),
]

/** The value as the field takes it: in a list if it takes lists. */
const fit = ({ schema }: Field, value: unknown) => (typesOf(schema).includes('array') ? [value] : value)

const isFreeText = ({ schema }: Field) =>
  typesOf(schema).includes('string') && !schema.enum && !schema.format && schema.const === undefined

export function withField<T>(parts: T, field: Field, value: unknown): T {
  return setAt(parts, field.path, fit(field, value)) as T
}

const setAt = (object: unknown, [name, ...rest]: string[], value: unknown): unknown => ({
  ...(object as Fields),
  [name as string]:
    rest.length > 0 ? setAt((object as Fields | undefined)?.[name as string], rest, value) : value,
})

/** The field's value in this store, if its name or the endpoint's sample says it. */
const valueIn = ({ names }: Filled, sample: Fields, { name }: Field): unknown => sample[name] ?? names[name]

/** The smallest valid call of an endpoint about this store. */
export async function ownCall(endpoint: Endpoint, store: Filled, t: TestApp): Promise<Parts> {
  const sample = (await samples[endpoint.id]?.(store, t)) ?? {}
  let parts = validParts(endpoint)
  for (const field of listFields(endpoint)) {
    const value = valueIn(store, sample, field)
    if (value !== undefined && (field.isRequired || field.name in sample))
      parts = withField(parts, field, value)
  }
  return parts
}

/** The same call with one value of the other store, for each field that takes it, and with all at once. */
export async function foreignCalls(
  endpoint: Endpoint,
  {
    own,
    foreign,
    words,
    t,
  }: { own: Parts; foreign: Filled; words: readonly (string | number)[]; t: TestApp },
): Promise<Parts[]> {
  const sample = (await samples[endpoint.id]?.(foreign, t)) ?? {}
  const fields = listFields(endpoint)
  const single = fields.flatMap((field) =>
    listValues(field, valueIn(foreign, sample, field), words).map((value) => withField(own, field, value)),
  )
  return [...single, allForeign(endpoint, own, fields, (field) => valueIn(foreign, sample, field))]
}

function listValues(field: Field, known: unknown, words: readonly (string | number)[]): readonly unknown[] {
  const asked = field.name === 'q' ? words : isFreeText(field) ? words.slice(0, 1) : []
  return known === undefined ? asked : [known, ...asked]
}

/** The caller's store, and everything else of the other. */
function allForeign(
  { access }: Endpoint,
  own: Parts,
  fields: Field[],
  valueOf: (field: Field) => unknown,
): Parts {
  const kept = 'at' in access ? access.at : ''
  return fields
    .filter(({ path, name }) => path.join('.') !== kept && !/^store(Id|Code)?$/.test(name))
    .reduce((parts, field) => {
      const value = valueOf(field)
      return value === undefined ? parts : withField(parts, field, value)
    }, own)
}
