import { type Endpoint, isMultipart } from '@lumiroute/contract'
import fc from 'fast-check'
import { describeSchema, type JsonSchema } from '../http/static/reference/json-schema.ts'
import { type Fields, validParts, writeBody } from './call-parts.ts'
import { fittingObject } from './fitting-value.ts'
import {
  hostileText,
  hostileTexts,
  hostileValue,
  hugeText,
  largeTexts,
  largeValue,
  protectedFields,
} from './hostile-values.ts'
import { multipartBody } from './multipart-body.ts'

export type WildCall = { url: string; type: string | undefined; payload: string | Buffer | undefined }
type Body = Omit<WildCall, 'url'>

/** Values for path and query parameters that refer to existing rows. */
export type Known = Record<string, string | number>

const jsonType = 'application/json'

/** Calls of one endpoint: some valid, some with one or two wrong fields, some entirely wrong. */
export function wildCall(endpoint: Endpoint, known: Known): fc.Arbitrary<WildCall> {
  const url = fc
    .tuple(buildPath(endpoint, known), fc.oneof(buildQuery(endpoint, known), junkQuery(endpoint)))
    .map(([path, query]) => `/api${path}${query}`)
  return fc.tuple(url, buildBody(endpoint, known)).map(([at, body]) => ({ url: at, ...body }))
}

function buildPath(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const valid = { ...validParts(endpoint).params, ...known }
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  const part = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(encodeURIComponent(String(valid[name]))) },
      { weight: 1, arbitrary: hostileText.map(encodeAnything) },
      { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
    )
  return fc
    .record(Object.fromEntries(names.map((name) => [name, part(name)])))
    .map((filled) => endpoint.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(filled[name])))
}

const rawParts = [
  '%',
  '%zz',
  '%ff',
  '%c0%ae',
  '%00',
  '..%2f..%2f',
  '%2e%2e',
  '%ed%a0%80',
  ';a=b',
  '*',
  '%25',
  '%2F%2F',
  '::1',
]

const halfPair = /\p{Surrogate}/gu

/** Lone surrogates, which encodeURIComponent rejects, are sent as the bytes of a broken client. */
const encodeAnything = (text: string) =>
  text.slice(0, 2000).split(halfPair).map(encodeURIComponent).join('%ed%a0%80')

function buildQuery({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  if (!query) return fc.constant('')
  const schema = describeSchema(query, 'input')
  return mutated(schema, pick(known, schema)).map((fields) => writeQuery(Object.entries(fields)))
}

function junkQuery({ query }: Endpoint): fc.Arbitrary<string> {
  const names = query ? Object.keys(describeSchema(query, 'input').properties ?? {}) : []
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'page', '')
  const pairs = fc.array(fc.tuple(name, hostileText), { maxLength: 4 }).map(writeQuery)
  const twice = fc.tuple(name, hostileText).map((pair) => writeQuery([pair, pair]))
  const raw = fc.constantFrom(
    '?',
    '?&&&',
    '?%',
    '?%zz=%ff',
    '?page[]=1',
    '?page=1&page=2',
    '?a[b][c]=1',
    '?=',
    '??',
  )
  return fc.oneof(pairs, twice, raw)
}

const writeQuery = (pairs: [string, unknown][]) =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${encodeAnything(toText(value))}`).join('&')}`
const toText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const pick = (known: Known, { properties = {} }: JsonSchema): Fields =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in properties))

/** Valid in shape, with up to three hostile fields. */
function mutated(schema: JsonSchema, known: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(schema.properties ?? {})
  if (names.length === 0) return fc.constant({})
  const changes = fc.dictionary(fc.constantFrom(...names), hostileValue, { maxKeys: 3 })
  return fc
    .tuple(fittingObject(schema), fc.boolean(), changes)
    .map(([fields, isReal, wrong]) => ({ ...fields, ...(isReal && known), ...wrong }))
}

function buildBody(endpoint: Endpoint, known: Known): fc.Arbitrary<Body> {
  const { body, method } = endpoint
  if (isMultipart(body)) return fc.oneof(fc.constant(multipartBody()), wildMultipart, wildMultipart, junkBody)
  if (!body)
    return fc.oneof(
      fc.constant({ type: undefined, payload: undefined }),
      ...(method === 'GET' ? [] : [junkBody]),
    )
  const schema = describeSchema(body, 'input')
  const fitting = fittingObject(schema).map((fields) =>
    writeBody(endpoint, { ...fields, ...pick(known, schema) }),
  )
  const wrong = fc
    .tuple(mutated(schema, pick(known, schema)), protectedFields)
    .map(([a, b]) => writeBody(endpoint, { ...b, ...a }))
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 8, arbitrary: wrong },
    { weight: 4, arbitrary: junkBody },
    { weight: 1, arbitrary: largeBody(endpoint, schema, pick(known, schema)) },
  )
}

/** Valid except for one field of hundreds of kilobytes, or only such a text. */
function largeBody(endpoint: Endpoint, schema: JsonSchema, known: Fields): fc.Arbitrary<Body> {
  const names = Object.keys(schema.properties ?? {})
  const junk = fc.constantFrom(...largeTexts).map((payload) => ({ type: jsonType, payload }))
  if (names.length === 0) return junk
  const field = fc
    .tuple(fittingObject(schema), fc.constantFrom(...names), largeValue)
    .map(([fields, name, value]) => writeBody(endpoint, { ...fields, ...known, [name]: value }))
  return fc.oneof({ weight: 2, arbitrary: field }, { weight: 1, arbitrary: junk })
}

const types = [
  jsonType,
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'nonsense',
  '/',
  undefined,
]
const brokenTexts = [
  '',
  '{',
  '[',
  '"',
  'nul',
  '{"a":',
  '{"a":1}x',
  '\u0000',
  '\ufeff{}',
  '{a:1}',
  "{'a':1}",
  '1e999',
  '--x\r\n',
]

const junkPayload: fc.Arbitrary<string | Buffer> = fc.oneof(
  fc.constantFrom(...brokenTexts, hugeText, ' '.repeat(100_000), '{"__proto__":{"x":1}}', 'null', '[]', '0'),
  hostileValue.map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
const junkBody: fc.Arbitrary<Body> = fc
  .tuple(fc.oneof(fc.constant(jsonType), fc.constantFrom(...types)), junkPayload)
  .map(([type, payload]) => ({ type, payload }))

const wildMultipart: fc.Arbitrary<Body> = fc
  .record(
    {
      field: fc.constantFrom('file', 'File', 'files', '__proto__', ''),
      fileName: fc.constantFrom(
        ...hostileTexts.filter((text) => text.length < 1000),
        'a.png',
        'a.svg',
        'x'.repeat(300),
      ),
      mime: fc.constantFrom('image/png', 'text/html', 'image/svg+xml', 'nonsense', ''),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom(
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
          Buffer.from('\x89PNG\r\n\x1a\n'),
          Buffer.from('GIF89a'),
          Buffer.alloc(0),
        ),
      ),
      isClosed: fc.boolean(),
      times: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: [] },
  )
  .map(multipartBody)
