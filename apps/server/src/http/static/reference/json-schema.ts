import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Override = NonNullable<z.core.JSONSchemaGeneratorParams['override']>
type Seen = Parameters<Override>[0]
type Names = ReadonlyMap<unknown, string>

const noNames: Names = new Map()
const safe = Number.MAX_SAFE_INTEGER

/** A contract schema as JSON Schema 2020-12, for input or output. */
export function describeSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  names: Names = noNames,
): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: (seen) => {
      if (io === 'input') tightenPipe(seen)
      dropSafeLimits(seen.jsonSchema)
      joinKinds(seen.jsonSchema)
      if (seen.path.length > 0) referTo(names.get(seen.zodSchema), seen.jsonSchema)
    },
  })
  return described as JsonSchema
}

/**
 * The limits of text that becomes a number or an address come after the pipe, which the input schema omits.
 */
function tightenPipe({ zodSchema, jsonSchema }: Seen): void {
  const { def } = zodSchema._zod
  if (def.type !== 'pipe') return
  const next = (def as z.core.$ZodPipeDef).out
  if (next._zod.def.type === 'transform') return
  const { type, ...limits } = describeSchema(next, 'input')
  if (getKind(type) !== getKind(jsonSchema.type)) return
  Object.assign(jsonSchema, limits, { type })
}

const getKind = (type: JsonSchema['type']) => (type === 'integer' ? 'number' : type)

/** Every integer is bounded by the range of a double; repeating that would hide the limits that matter. */
function dropSafeLimits(schema: JsonSchema): void {
  if (schema.maximum === safe) delete schema.maximum
  if (schema.minimum === -safe) delete schema.minimum
}

/** Discriminated unions are rendered like other alternatives; two keywords for them would be confusing. */
function joinKinds(schema: JsonSchema): void {
  if (!schema.oneOf) return
  schema.anyOf = schema.oneOf
  delete schema.oneOf
}

function referTo(name: string | undefined, schema: JsonSchema): void {
  if (name === undefined) return
  for (const key of Object.keys(schema)) delete schema[key]
  schema.$ref = `#/components/schemas/${name}`
}
