import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readActionName } from './action-name.ts'
import { createAction } from './create-action.ts'

const repository = path.join(import.meta.dirname, '../..')
const contract = 'packages/contract/src/road/vehicle/vehicle.endpoints.ts'
const routes = 'apps/server/src/features/road/vehicle/vehicle.routes.ts'

/** A checkout with the files that the command changes. */
function copyVehicle(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'lumiroute-new-action-'))
  for (const file of [contract, routes]) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    cpSync(path.join(repository, file), path.join(root, file))
  }
  return root
}

test('declares, writes, binds and tests an endpoint', () => {
  const root = copyVehicle()
  const written = createAction(root, readActionName('road/vehicle', 'retire'), { isRead: false })
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  expect(written).toHaveLength(4)
  expect(read(contract)).toContain("id: 'vehicle.retire'")
  expect(read(contract)).toContain("path: '/vehicle/retire'")
  expect(read(routes)).toContain('  write(contract.retireVehicle, retireVehicle),\n]')
  expect(read(routes)).toContain("import { retireVehicle } from './retire-vehicle.ts'")
  expect(read('apps/server/src/features/road/vehicle/retire-vehicle.ts')).toContain(
    'export async function retireVehicle(',
  )
})

test('writes nothing twice, and rejects an unknown area or noun', () => {
  const root = copyVehicle()
  const name = readActionName('road/vehicle', 'retire')
  createAction(root, name, { isRead: true, path: '/vehicle/retired' })
  const before = readFileSync(path.join(root, routes), 'utf8')
  expect(() => createAction(root, name, { isRead: true })).toThrow('already exists')
  expect(readFileSync(path.join(root, routes), 'utf8')).toBe(before)
  expect(() => readActionName('street/vehicle', 'retire')).toThrow('unknown area')
  expect(() => createAction(root, readActionName('road/tram', 'retire'), { isRead: false })).toThrow(
    'create the noun first',
  )
})
