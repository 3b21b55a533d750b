import { endpoints } from '@lumiroute/contract'
import { auditActionKeys } from '@lumiroute/contract/audit'
import { expect, test } from 'vitest'
import { routes } from '../features/routes.ts'
import { serverActions } from '../http/pipeline/audit.ts'

/** What a store writes for its own customers, and calls of machines. Everything else must be traceable. */
const exempt = new Set([
  'activity',
  'banner',
  'category',
  'coupon',
  'line',
  'material',
  'message',
  'playbox',
  'playlist',
  'pointCard',
  'product',
  'shop',
  'tag',
])
const getNoun = (id: string) => id.slice(0, id.indexOf('.'))

test('every call of people that changes or downloads something declares its audit', () => {
  const undeclared = routes.filter(
    ({ kind, endpoint: { id, access, audit } }) =>
      kind !== 'read' &&
      !['device', 'member'].includes(access.who) &&
      !exempt.has(getNoun(id)) &&
      audit === undefined,
  )
  expect(undeclared.map(({ endpoint }) => endpoint.id)).toEqual([])
})

test('no call that only reads adds to the audit trail', () => {
  const reading = routes.filter(({ kind, endpoint }) => kind === 'read' && endpoint.audit)
  expect(reading.map(({ endpoint }) => endpoint.id)).toEqual([])
})

test('every action of the audit trail belongs to an endpoint or to the server', () => {
  const declared = new Set([...endpoints.flatMap(({ audit }) => audit ?? []), ...serverActions])
  expect(auditActionKeys.filter((action) => !declared.has(action))).toEqual([])
})
