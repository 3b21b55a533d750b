import type { Tx } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { getCodRules } from '../shop/get-cod-rules.ts'
import { lockOpenCodCount } from './cod.queries.ts'
import type { Orderer } from './order.sums.ts'

const refuse = (message: string) => refuseField('paymentType', message, 'CONFLICT')

/** Paying on delivery sets stock aside without money, so a store can switch it off or limit it per member. */
export async function requireCod(tx: Tx, { storeId, memberId, accountId }: Orderer): Promise<void> {
  const { codEnabled, codOpenLimit } = await getCodRules(tx, storeId)
  if (!codEnabled) throw refuse('商店目前不提供貨到付款，請選擇其他付款方式')
  if (memberId === null || accountId !== null) return
  if ((await lockOpenCodCount(tx, memberId)) >= codOpenLimit)
    throw refuse(`尚有 ${codOpenLimit} 筆貨到付款的訂單未付款，付款後才能再使用貨到付款`)
}
