import type { Deps } from '../../../deps.ts'
import type { ProviderId, Reading } from '../../../adapters/payment/payment.port.ts'
import type { Verdict } from './judge-notice.ts'
import { insertNotice, type NoticeRow } from './payment.queries.ts'
import { settlePayment } from './settle-payment.ts'

type Incoming = NoticeRow & { reading: Reading; from: readonly ProviderId[] }

/** Every notice leaves a row, in the same transaction as what it changed. */
export async function takeNotice(deps: Deps, { reading, from, ...row }: Incoming): Promise<Verdict> {
  const now = deps.now()
  const verdict = await deps.db.write(async (tx) => {
    const judged = typeof reading === 'string' ? reading : await settlePayment(tx, reading, from, now)
    await insertNotice(tx, row, judged, now)
    return judged
  })
  logNotice(deps, row, verdict)
  return verdict
}

const worthALook: readonly Verdict[] = [
  'forged',
  'unknown',
  'wrongAmount',
  'late',
  'doublePaid',
  'outOfOrder',
]
const refunds: readonly Verdict[] = ['late', 'doublePaid']

function logNotice({ log }: Deps, { paymentId, provider }: NoticeRow, verdict: Verdict): void {
  const event = { paymentId, provider, verdict }
  if (refunds.includes(verdict)) log.warn(event, 'a payment has to be refunded')
  else if (worthALook.includes(verdict)) log.warn(event, 'payment notice changed nothing')
  else log.info(event, 'payment notice taken')
}
