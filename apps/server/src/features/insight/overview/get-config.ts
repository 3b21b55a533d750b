import type { getConfig as endpoint } from '@lumiroute/contract/overview'
import type { Read } from '../../../http/pipeline/route.ts'

export async function getConfig({ deps: { settings, payment, version } }: Read<typeof endpoint>) {
  const { languages, signup, businessTz, mapTilesUrl = null, isDemoPublic } = settings
  const mail = settings.smtpUrl ? ('smtp' as const) : ('outbox' as const)
  const hasSandboxPayment = payment.current?.id === 'SANDBOX'
  return { languages, signup, businessTz, mapTilesUrl, mail, hasSandboxPayment, isDemoPublic, version }
}
