import type { Db } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Settings } from '../../settings.ts'
import { createEcpay } from './ecpay/ecpay-provider.ts'
import { createHandOff, createSandbox, readSignedWebhook } from './hand-off-provider.ts'
import type { PaymentProvider, ProviderStatus, WebhookReading } from './payment.port.ts'
import { findSandboxOutcome } from './sandbox.queries.ts'

/** How long the sandbox delays a payment of a deferred method. */
const laterMs = 60_000

/**
 * Payments start with `current`; those started with another provider before a settings change can still be
 * settled.
 */
export type Payment = {
  /** Undefined if no provider is configured. */
  current: PaymentProvider | undefined
  handOff: PaymentProvider | undefined
  ecpay: PaymentProvider | undefined
  readSignedWebhook(raw: Record<string, unknown>): WebhookReading
}

export function openPayment(settings: Settings, db: Db, now: () => Date): Payment {
  const secret = settings.secrets.payment
  const handOff = openHandOff(settings, db, now)
  const ecpay = settings.ecpay && createEcpay(settings.ecpay)
  return {
    current: ecpay ?? handOff,
    handOff,
    ecpay,
    readSignedWebhook: (raw) => readSignedWebhook(secret, raw),
  }
}

function openHandOff({ checkoutUrl, hasSandboxPayment, secrets }: Settings, db: Db, now: () => Date) {
  if (checkoutUrl) return createHandOff(checkoutUrl, secrets.payment)
  if (!hasSandboxPayment) return undefined
  return createSandbox(secrets.payment, ({ paymentId }) => getSandboxStatus(db, paymentId, now()))
}

async function getSandboxStatus(db: Db, paymentId: string, now: Date): Promise<ProviderStatus> {
  const chosen = await findSandboxOutcome(db, paymentId)
  if (!chosen) return 'PENDING'
  if (chosen.outcome === 'later')
    return now.getTime() - chosen.at.getTime() >= laterMs ? 'SUCCESS' : 'PENDING'
  return chosen.outcome === 'pay' ? 'SUCCESS' : 'FAIL'
}

export const findProvider = ({ handOff, ecpay }: Payment, id: string): PaymentProvider | undefined =>
  [handOff, ecpay].find((provider) => provider?.id === id)

/** The provider for new payments. */
export function requireProvider({ current }: Payment): PaymentProvider {
  if (!current) throw new AppError('PAYMENT_NOT_CONFIGURED')
  return current
}
