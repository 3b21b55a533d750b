import { endpoints, isMultipart } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { refsIn } from './components.ts'
import { describeSchema } from './json-schema.ts'
import { runAtOnce } from '../../pipeline/in-slices.ts'
import { describeApi, type OpenApi } from './open-api.ts'

const document = JSON.parse(JSON.stringify(runAtOnce(describeApi(endpoints, '1.2.3')))) as OpenApi

type Parameter = { name: string; in: string; required: boolean; schema: object }
type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  security: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>
}
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, each]) => ({ path, method, operation: each as Operation })),
)
const describeOperation = (id: string) => operations.find(({ operation }) => operation.operationId === id)
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

test('describes every endpoint as one operation under its id', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted())
})

test('has no two paths that differ only in parameter names', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(document.paths['/storeAdmin/{storeCodeOrId}']).toBeDefined()
})

test.each(operations)(
  '$method $path declares each path parameter once, with a schema',
  ({ path, operation }) => {
    const inPath = operation.parameters.filter((each) => each.in === 'path')
    expect(inPath.map(({ name }) => name)).toEqual(namesIn(path))
    expect(inPath.every(({ required }) => required)).toBe(true)
    const keys = operation.parameters.map((each) => `${each.in} ${each.name}`)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { schema } of operation.parameters) expect(schema).toBeTypeOf('object')
  },
)

test.each(operations)(
  '$method $path has responses with content, and a known security scheme',
  ({ operation }) => {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']))
    for (const [status, { description, content }] of Object.entries(operation.responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/)
      expect(description).not.toBe('')
      expect(Object.values(content).every(({ schema }) => typeof schema === 'object')).toBe(true)
    }
    for (const name of operation.security.flatMap(Object.keys))
      expect(document.components.securitySchemes).toHaveProperty(name)
    expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags))
  },
)

test('every reference resolves', () => {
  const refs = refsIn(document)
  expect(refs).toContain('Store')
  for (const name of refs) expect(document.components.schemas).toHaveProperty(name)
  expect(JSON.stringify(document).match(/"\$ref":/g)).toHaveLength(refs.length)
})

test('requires no token for public calls, and one for others', () => {
  for (const { id, access } of endpoints)
    expect(describeOperation(id)?.operation.security.length === 0).toBe(access.who === 'public')
})

test('describes uploads as multipart, forms as forms, and other bodies as JSON', () => {
  for (const { id, body, takesForm } of endpoints) {
    const text = takesForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const type = body && (isMultipart(body) ? 'multipart/form-data' : text)
    expect(Object.keys(describeOperation(id)?.operation.requestBody?.content ?? {})).toEqual(
      type ? [type] : [],
    )
  }
})

test('wraps JSON responses in the envelope', () => {
  const answer =
    describeOperation('session.getMe')?.operation.responses['200']?.content['application/json']?.schema
  expect(answer).toMatchObject({
    required: ['status', 'message', 'user', 'requiredSteps'],
    properties: { user: { $ref: '#/components/schemas/User' } },
  })
})

test('shows limits behind a conversion', () => {
  const { query, params } = Object.fromEntries(
    endpoints
      .filter(({ id }) => id === 'store.list' || id === 'store.get')
      .map((e) => [e.query ? 'query' : 'params', e]),
  )
  expect(describeSchema(query?.query as never, 'input').properties?.size).toMatchObject({
    minimum: 1,
    maximum: 1000,
  })
  expect(describeSchema(params?.params as never, 'input').properties?.id).toMatchObject({
    type: 'integer',
    minimum: 1,
  })
})
