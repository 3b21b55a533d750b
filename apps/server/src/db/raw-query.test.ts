/// <reference types="vite/client" />
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeQuery, readTypeNames, type TypeNames } from '../testing/describe-query.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { listedQueries } from './list-json.ts'
import { declaredQueries, type RawQuery } from './raw-query.ts'

// Importing a module declares its queries.
const modules = import.meta.glob([
  '../**/*.ts',
  '!../**/*.test.ts',
  '!../main.ts',
  '!../testing/**',
  '!../contract-tests/**',
  '!../**/fixtures/**',
  '../../../../packages/demo/src/**/*.ts',
  '!../../../../packages/demo/src/**/*.test.ts',
  '!../../../../packages/demo/src/drawing/**',
])
const tooFew = 300

let database: TestDatabase
let client: pg.Client
let typeNames: TypeNames
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  typeNames = await readTypeNames(client)
  for (const load of Object.values(modules)) await load()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function compare(query: RawQuery): Promise<string[]> {
  const declared = Object.entries(query.columns).map(([name, type]) => `${name}: ${type.replace('?', '')}`)
  const found = await describeQuery(client, typeNames, query.text).catch((error: Error) => [error.message])
  return found.join(', ') === declared.join(', ')
    ? []
    : [`${query.name} declares (${declared.join(', ')}), PostgreSQL says (${found.join(', ')})`]
}

test('every raw query returns the columns and types that it declares', async () => {
  expect(declaredQueries.length).toBeGreaterThan(tooFew)
  const faults: string[] = []
  for (const query of declaredQueries) faults.push(...(await compare(query)))
  expect(faults).toEqual([])
})

test('every list can be filtered and sorted by each of its names', async () => {
  const faults: string[] = []
  for (const query of listedQueries()) faults.push(...(await compare(query)))
  expect(faults).toEqual([])
})

test('has unique query names, since prepared statements are found by name', () => {
  const texts = new Map<string, Set<string>>()
  for (const { name, text } of declaredQueries) texts.set(name, (texts.get(name) ?? new Set()).add(text))
  expect([...texts].filter(([, set]) => set.size > 1).map(([name]) => name)).toEqual([])
})
