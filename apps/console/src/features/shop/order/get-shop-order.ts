import {
  countOrders,
  getShopOrder,
  listOrderHistory,
  listOrders,
  transitionShopOrder,
  refundOrder,
} from '@lumiroute/contract/order'
import { useTranslation } from 'react-i18next'
import { useAct, useRead } from '../../../lib/api/query.ts'

const stale = [getShopOrder, listOrderHistory, countOrders, listOrders]

export function useShopOrder(store: string, orderNo: string) {
  const { data, error, refetch } = useRead(getShopOrder, { store, orderNo }, { enabled: orderNo !== '' })
  const isAbsent = orderNo === '' || [400, 403, 404].includes(error?.status ?? 0)
  return { order: data?.order, isAbsent, error, refetch }
}

export function useMoveOrder() {
  const { t } = useTranslation()
  return useAct(transitionShopOrder, { invalidate: stale, success: () => t('shopOrder.action.done') })
}

export function useRefundOrder() {
  const { t } = useTranslation()
  return useAct(refundOrder, {
    invalidate: stale,
    success: () => t('shopOrder.refund.done'),
    quiet: 'errors',
  })
}
