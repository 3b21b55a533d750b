import type { createDevice as endpoint } from '@lumiroute/contract/device'
import { brokenConstraint } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { aboutDevice } from './audit-device.ts'
import { resolveHome } from './device-home.ts'
import { insertDevice } from './device.queries.ts'
import { getOnlineThreshold } from './online-threshold.ts'
import { requireDefaultPlaylists } from './require-default-playlists.ts'
import { viewDevice } from './view-device.ts'

export async function createDevice({ tx, deps, actor, input, audit }: Write<typeof endpoint>) {
  const { macAddr, name, kind, defaultPlayId1, defaultPlayId2 } = input.device_data
  await requireDefaultPlaylists(tx, { defaultPlayId1, defaultPlayId2 })
  const home = await resolveHome(tx, input.device_data, { placeId: null, storeId: null })
  const fields = { macAddr, name, kind, ...home, defaultPlayId1, defaultPlayId2 }
  const change = { by: actor.accountId, since: getOnlineThreshold(deps) }
  const device = await insertDevice(tx, fields, change).catch(refuseTaken)
  await audit(tx, 'device.created', { ...aboutDevice(fields), change: compareFields({}, fields) })
  return { device: viewDevice(deps, device), message: text('device.created', { name: name || macAddr }) }
}

function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'device_mac_key')
    throw refuseField('device_data.macAddr', text('device.macTaken'), 'CONFLICT')
  throw error
}
