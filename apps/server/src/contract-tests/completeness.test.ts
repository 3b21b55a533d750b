import { endpoints } from '@lumiroute/contract'
import { expect, test } from 'vitest'
import { routes } from '../features/routes.ts'

const getShape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

test('every endpoint of the contract is bound exactly once', () => {
  expect(routes.map(({ endpoint }) => endpoint.id).toSorted()).toEqual(
    endpoints.map(({ id }) => id).toSorted(),
  )
  for (const { endpoint } of routes) expect(endpoints).toContain(endpoint)
})

test('ids are unique', () => {
  const ids = endpoints.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two endpoints share a method and a path', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${getShape(path)}`)
  expect(new Set(calls).size).toBe(calls.length)
})

test('what a path names is a param, and the reverse', () => {
  for (const { id, path, params } of endpoints) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const shape = (params as { shape?: object } | undefined)?.shape ?? {}
    expect({ id, names: Object.keys(shape).toSorted() }).toEqual({ id, names: inPath.toSorted() })
  }
})
