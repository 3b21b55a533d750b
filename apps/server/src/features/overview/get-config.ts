import type { getConfig as endpoint } from '@lumiroute/contract'
import type { Read } from '../../http/route.ts'

export async function getConfig({ deps: { settings, version } }: Read<typeof endpoint>) {
  const { languages, signup, businessTz, mapTilesUrl = null } = settings
  return { languages, signup, businessTz, mapTilesUrl, version }
}
