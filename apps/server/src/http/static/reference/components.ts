import * as contract from '@lumiroute/contract/all'
import { z } from 'zod'
import type { Steps } from '../../pipeline/in-slices.ts'
import { describeSchema, type JsonSchema } from './json-schema.ts'

/** Schemas that the contract exports by name appear once, under that name. */
const named = new Map<string, z.ZodObject>()
for (const [name, value] of Object.entries(contract) as [string, unknown][])
  if (value instanceof z.ZodObject) named.set(name, value)

export const schemaNames: ReadonlyMap<unknown, string> = new Map(
  [...named].map(([name, schema]) => [schema as unknown, name]),
)

export const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer', description: 'The HTTP status again.' },
    code: { type: 'string', enum: contract.errorCodes },
    message: { type: 'string', description: 'Text for people, in Traditional Chinese.' },
    error: { type: 'string', description: 'The same text as message.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field → what is wrong with it.',
    },
    changedLines: {
      type: 'array',
      items: describeSchema(contract.ChangedLine, 'output'),
      description: 'Of a checkout only: the lines that cannot be ordered as they were sent.',
    },
    chain: {
      ...describeSchema(contract.ChainRefusal, 'output'),
      description: 'Of a signed batch only: why it was refused, and the last row that the server has.',
    },
    requestId: { type: 'string', description: 'In a 500 only: the id under which the server logged it.' },
  },
  required: ['status', 'code', 'message', 'error'],
}

/** The named schemas used in any response. */
export function* componentsOf(endpoints: readonly contract.Endpoint[]): Steps<Record<string, JsonSchema>> {
  const found: Record<string, JsonSchema> = { Error: errorSchema }
  const queue: JsonSchema[] = []
  for (const { answer } of endpoints) {
    if (!contract.isBinary(answer)) queue.push(describeSchema(answer, 'output', schemaNames))
    yield
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const name of refsIn(next)) if (!found[name]) queue.push((found[name] = describeNamed(name)))
    yield
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b)))
}

function describeNamed(name: string): JsonSchema {
  const schema = named.get(name)
  if (!schema) throw new Error(`the contract exports no schema ${name}`)
  return describeSchema(schema, 'output', schemaNames)
}

export const refsIn = (document: unknown): string[] =>
  [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name as string,
  )
