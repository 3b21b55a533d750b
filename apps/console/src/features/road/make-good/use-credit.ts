import { creditMakeGood, listMakeGoods, type MakeGood } from '@lumiroute/contract/make-good'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { shareText } from '../record/record-facts.ts'

/** Confirms and credits. */
export function useCredit() {
  const { t } = useTranslation()
  const { money, date } = useFormat()
  const confirm = useConfirm()
  const { mutate } = useAct(creditMakeGood, { invalidate: [listMakeGoods] })
  const run = async ({ id, adName: name, credit, broadcastDate, deliveryPct }: MakeGood) => {
    const isConfirmed = await confirm({
      title: t('makeGood.credit.ask', { amount: money(credit), name }),
      text: t('makeGood.credit.text', { date: date(broadcastDate), share: shareText(deliveryPct) }),
      confirmLabel: t('makeGood.credit.submit'),
    })
    if (isConfirmed) mutate({ makeGoodId: id })
  }
  return { run }
}
