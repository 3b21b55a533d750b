import { endpoints } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { routes } from '../features/routes.ts'

const getShape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

test('binds every endpoint of the contract exactly once', () => {
  expect(routes.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(
    endpoints.map(({ id }) => id).toSorted(),
  )
  for (const { endpoint } of routes) expect(endpoints).toContain(endpoint)
})

test('has unique ids', () => {
  const ids = endpoints.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('has no two endpoints with the same method and path', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${getShape(path)}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test('declares exactly the parameters of the path', () => {
  for (const { id, path, params } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const shape = (params as { shape?: object } | undefined)?.shape ?? {}
    expect({ id, names: Object.keys(shape).toSorted() }).toEqual({ id, names: inPath.toSorted() })
  }
})
