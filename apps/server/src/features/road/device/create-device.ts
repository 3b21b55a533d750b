import type { createDevice as endpoint, Device } from '@lumiroute/contract/device'
import { RawJson } from '../../../http/response/answer.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { resolveHome } from './device-home.ts'
import { insertDevice } from './device.queries.ts'
import { refuseTaken, requireDefaultPlaylists } from './device.rules.ts'

export async function createDevice({ tx, deps, actor, input }: Write<typeof endpoint>) {
  const { macAddr, name, kind, defaultPlayId1, defaultPlayId2 } = input.device_data
  await requireDefaultPlaylists(tx, { defaultPlayId1, defaultPlayId2 })
  const home = await resolveHome(tx, input.device_data, { placeId: null, storeId: null })
  const fields = { macAddr, name, kind, ...home, defaultPlayId1, defaultPlayId2 }
  const device = await insertDevice(tx, deps, fields, actor.accountId).catch(refuseTaken)
  return { device: new RawJson<Device>(device), message: `新增裝置「${name || macAddr}」成功` }
}
