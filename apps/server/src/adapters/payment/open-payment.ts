import type { Db } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Settings } from '../../settings.ts'
import { createEcpay } from './ecpay/ecpay.provider.ts'
import { createHandOff, createSandbox, readSignedNotice } from './hand-off.provider.ts'
import type { PaymentProvider, Reading } from './payment.port.ts'
import { askSandbox } from './sandbox.books.ts'

/** Payments begin with `current`; what began with another before the settings changed can still be settled. */
export type Payment = {
  /** Undefined where the settings name no provider. */
  current: PaymentProvider | undefined
  handOff: PaymentProvider | undefined
  ecpay: PaymentProvider | undefined
  readSignedNotice(raw: Record<string, unknown>): Reading
}

export function openPayment(settings: Settings, db: Db, now: () => Date): Payment {
  const secret = settings.secrets.payment
  const handOff = openHandOff(settings, db, now)
  const ecpay = settings.ecpay && createEcpay(settings.ecpay)
  return {
    current: ecpay ?? handOff,
    handOff,
    ecpay,
    readSignedNotice: (raw) => readSignedNotice(secret, raw),
  }
}

function openHandOff({ checkoutUrl, hasSandboxPayment, secrets }: Settings, db: Db, now: () => Date) {
  if (checkoutUrl) return createHandOff(checkoutUrl, secrets.payment)
  if (!hasSandboxPayment) return undefined
  return createSandbox(secrets.payment, ({ paymentId }) => askSandbox(db, paymentId, now()))
}

export const providerById = ({ handOff, ecpay }: Payment, id: string): PaymentProvider | undefined =>
  [handOff, ecpay].find((provider) => provider?.id === id)

/** The provider with which a new payment begins. */
export function requireProvider({ current }: Payment): PaymentProvider {
  if (!current) throw new AppError('PAYMENT_NOT_CONFIGURED')
  return current
}
