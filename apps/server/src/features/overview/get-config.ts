import type { getConfig as endpoint } from '@lumiroute/contract'
import type { Read } from '../../http/route.ts'

export async function getConfig({ deps: { settings, version } }: Read<typeof endpoint>) {
  const { languages, signup, businessTz, mapTilesUrl = null } = settings
  const mail = settings.smtpUrl ? ('smtp' as const) : ('outbox' as const)
  return { languages, signup, businessTz, mapTilesUrl, mail, version }
}
