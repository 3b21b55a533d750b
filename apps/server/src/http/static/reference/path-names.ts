import type { Endpoint } from '@lumiroute/contract'

const nameInBraces = /\{(\w+)\}/g
const getShape = (path: string) => path.replaceAll(nameInBraces, '{}')
const getNames = (path: string) => [...path.matchAll(nameInBraces)].map(([, name]) => name as string)

export type NamedPath = { path: string; renamed: Map<string, string> }

/**
 * OpenAPI treats paths that differ only in parameter names as the same path, so endpoints that share one get
 * a common name: /storeAdmin/{storeCodeOrId}.
 */
export function namePaths(endpoints: readonly Endpoint[]): Map<Endpoint, NamedPath> {
  const namesByShape = new Map<string, Set<string>[]>()
  for (const { path } of endpoints) {
    const slots = namesByShape.get(getShape(path)) ?? []
    getNames(path).forEach((name, at) => (slots[at] ??= new Set()).add(name))
    namesByShape.set(getShape(path), slots)
  }
  return new Map(endpoints.map((each) => [each, namedPath(each.path, namesByShape.get(getShape(each.path)))]))
}

function namedPath(path: string, slots: Set<string>[] = []): NamedPath {
  const joined = slots.map((names) => [...names].map(capitalAfterFirst).join('Or'))
  const renamed = new Map(getNames(path).map((name, at) => [name, joined[at] as string]))
  return { path: path.replaceAll(nameInBraces, (_whole, name: string) => `{${renamed.get(name)}}`), renamed }
}

const capitalAfterFirst = (name: string, at: number) =>
  at === 0 ? name : name.charAt(0).toUpperCase() + name.slice(1)
