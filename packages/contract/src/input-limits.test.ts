import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, isMultipart, type Endpoint } from './index.ts'

type Node = { at: string; schema: z.core.$ZodType; def: z.core.$ZodTypeDef & Record<string, unknown> }

/** Every schema inside the inputs of an endpoint, with its path. */
function* nodesOf(at: string, schema: z.core.$ZodType): Generator<Node> {
  const def = schema._zod.def as Node['def']
  yield { at, schema, def }
  for (const [name, inner] of getChildren(def)) yield* nodesOf(`${at}${name}`, inner)
}

function getChildren(def: Node['def']): [string, z.core.$ZodType][] {
  if (def.type === 'object')
    return Object.entries(def.shape as z.core.$ZodShape).map(([name, inner]) => [`.${name}`, inner])
  const lists = [...((def.options ?? []) as z.core.$ZodType[]), ...((def.items ?? []) as z.core.$ZodType[])]
  const singles = [def.element, def.innerType, def.in, def.out, def.left, def.right, def.valueType]
  return [...lists, ...singles].flatMap((inner) =>
    inner instanceof z.core.$ZodType ? [['', inner] as [string, z.core.$ZodType]] : [],
  )
}

const getInputs = (endpoint: Endpoint): Node[] =>
  (['body', 'query', 'params', 'headers'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema && !isMultipart(schema as Endpoint['body'])
      ? [...nodesOf(`${endpoint.id} ${part}`, schema as z.core.$ZodType)]
      : []
  })
/** A signature covers every form field, so forms accept any; the server limits their length and count. */
const isForm = ({ takesForm }: Endpoint) => takesForm === true
const nodes = endpoints.filter((each) => !isForm(each)).flatMap(getInputs)

const getChecks = ({ def }: Node) =>
  ((def.checks ?? []) as z.core.$ZodCheck[]).map(
    ({ _zod }) => _zod.def as { check: string; maximum?: number; length?: number; pattern?: RegExp },
  )
const getMax = (node: Node) =>
  Math.min(...getChecks(node).map(({ maximum, length }) => maximum ?? length ?? Infinity))

const lists = nodes.filter(({ def }) => def.type === 'array')

test('finds lists in bodies, unions, pipes and lists', () => {
  expect(new Set(lists.map(({ at }) => at.split(' ')[0])).size).toBeGreaterThan(25)
  const places = lists.map(({ at }) => at)
  for (const place of ['store.updateInfo body.storeBigImage', 'product.create body.prodOptions.values'])
    expect(places).toContain(place)
})

test('every list in an input has a limit', () => {
  expect(lists.filter((list) => !(getMax(list) <= 10_000)).map(({ at }) => at)).toEqual([])
})

test('rejects a list that is too long before parsing its elements', () => {
  for (const list of lists) {
    let reads = 0
    const element = { get: () => void reads++, enumerable: true }
    const long = Array.from({ length: getMax(list) + 1 }, () => undefined)
    Object.defineProperty(long, 0, element)
    const { success } = z.core.safeParse(list.schema, long)
    expect({ at: list.at, success, reads }).toEqual({ at: list.at, success: false, reads: 0 })
  }
})

test('every text in an input has a limit or a format', () => {
  const isBounded = (node: Node) =>
    getMax(node) < Infinity ||
    node.def.format !== undefined ||
    getChecks(node).some(({ pattern, check }) => pattern || check === 'string_format')
  const texts = nodes.filter((node) => node.def.type === 'string' && !node.def.coerce)
  expect(texts.filter((text) => !isBounded(text)).map(({ at }) => at)).toEqual([])
})

test('no input accepts free keys or values of any kind', () => {
  const free = ['record', 'map', 'set', 'any', 'unknown', 'lazy']
  const isFree = ({ def }: Node) => free.includes(def.type) || (def.type === 'object' && def.catchall)
  expect(nodes.filter(isFree).map(({ at }) => at)).toEqual([])
})
