import type { Db } from '../db/db.ts'
import type { Settings } from '../settings.ts'
import { createEcpay } from './ecpay/ecpay.provider.ts'
import { createHandOff } from './hand-off.provider.ts'
import type { PaymentProvider } from './payment.port.ts'
import { askSandbox } from './sandbox.books.ts'

/** Payments begin with `current`; what began with another before the settings changed can still be settled. */
export type Payment = {
  current: PaymentProvider
  handOff: PaymentProvider
  ecpay: PaymentProvider | undefined
}

export function openPayment(settings: Settings, db: Db, now: () => Date): Payment {
  const handOff = createHandOff({
    checkoutUrl: settings.checkoutUrl,
    secret: settings.secrets.payment,
    askSandbox: ({ paymentId }) => askSandbox(db, paymentId, now()),
  })
  const ecpay = settings.ecpay && createEcpay(settings.ecpay)
  return { current: ecpay ?? handOff, handOff, ecpay }
}

export const providerById = ({ handOff, ecpay }: Payment, id: string): PaymentProvider | undefined =>
  [handOff, ecpay].find((provider) => provider?.id === id)
