import i18next from 'i18next'
import type { ComponentType } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../lib/text.ts'
import { listText } from './list-definition.ts'
import type { ListText } from './list-definition.ts'

type Named = { id: string; label?: unknown; header?: string; isShown?: unknown }
type Definition = {
  noun: string
  texts?: Partial<Record<ListText, never>>
  columns: readonly Named[] | ((context: object, state: object) => readonly Named[])
  create?: unknown
  headerActions?: readonly Named[]
  rowActions?: readonly Named[]
  bulkActions?: readonly Named[]
}

const files = import.meta.glob<Record<string, ComponentType & { definition?: Definition }>>([
  '../*/*-list.tsx',
  '../*/*-usage.tsx',
])
const context = {
  storeCode: 'a',
  storeId: 1,
  chosen: undefined,
  isAll: true,
  canChoose: true,
  may: () => true,
}

beforeAll(async () => {
  for (const area of ['common', 'ads', 'insight', 'shop', 'start'] as const) await loadTexts(area)
})

/** The text keys that the kit builds from a noun and the names in its definition. */
function getKeys(definition: Definition): string[] {
  const { noun, columns, create, headerActions = [], rowActions = [], bulkActions = [] } = definition
  const names: ListText[] = ['title', 'purpose', 'search', 'empty', 'emptyText']
  const drawn = typeof columns === 'function' ? columns(context, { filters: {} }) : columns
  return [
    ...[...names, ...(create ? (['create'] as const) : [])].map((name) => listText(definition, name)),
    ...drawn.map(({ id, header }) => header ?? `${noun}.field.${id}`),
    ...[...headerActions, ...rowActions, ...bulkActions].flatMap(({ id, label }) =>
      typeof label === 'function' ? [] : [(label as string | undefined) ?? `${noun}.list.${id}`],
    ),
  ]
}

it('has a text for every name in a list definition', async () => {
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const pages = modules.flatMap((module) => Object.values(module)).filter(({ definition }) => definition)
  expect(pages.length).toBeGreaterThanOrEqual(24)
  const missing = pages
    .flatMap(({ definition }) => getKeys(definition as Definition))
    .filter((key) => !i18next.exists(key))
  expect(missing).toEqual([])
})
