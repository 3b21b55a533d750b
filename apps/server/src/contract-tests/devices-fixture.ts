import type { Endpoint } from '@lumiroute/contract'
import { revokeDevice } from '@lumiroute/contract/device'
import { makeOperator } from '../testing/factories.ts'
import { makeDrive } from '../testing/road-factories.ts'
import type { TestApp } from '../testing/test-app.ts'
import { type Fields, type Parts, validParts } from './call-parts.ts'

type Drive = Awaited<ReturnType<typeof makeDrive>>
type Named = { macAddr: string; recordId: number }

/** Two boxes with a record each, and one whose token was revoked. */
export async function makeDevices(t: TestApp): Promise<{ own: Drive; stranger: Drive; revoked: Drive }> {
  const [own, stranger, revoked] = [
    await makeDrive(t.deps),
    await makeDrive(t.deps),
    await makeDrive(t.deps),
  ] as const
  const { token } = await makeOperator(t.deps)
  const { status } = await t.call(revokeDevice, { macAddr: revoked.macAddr }, token)
  if (status !== 200) throw new Error('a device was not revoked')
  return { own, stranger, revoked }
}

/** The smallest input of a device endpoint that refers to this box and record wherever possible. */
export function partsNaming(endpoint: Endpoint, { macAddr, recordId }: Named): Parts {
  const { params, query, body } = validParts(endpoint)
  const named = (fields: Fields) => ({
    ...fields,
    ...('deviceId' in fields && { deviceId: macAddr }),
    ...('recordId' in fields && { recordId }),
  })
  return { params, query: named(query), body: named(body) }
}

/** Whether the endpoint's input has this field. */
export const names = (endpoint: Endpoint, field: 'deviceId' | 'recordId') => {
  const { query, body } = validParts(endpoint)
  return field in query || field in body
}
