import type { revokeTicket as endpoint } from '@lumiroute/contract/coupon'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { lockTicket, markRevoked } from './ticket.queries.ts'

export async function revokeTicket({ tx, scope, input }: Write<typeof endpoint>) {
  const ticket = await lockTicket(tx, scope.storeId, input.ticketNo)
  if (!ticket) throw notFound()
  const isOpen = ['held', 'restored'].includes(ticket.status) && ticket.orderId === null
  if (!isOpen) throw new AppError('CONFLICT', { message: '此優惠券已使用、已過期或正用於訂單，無法作廢' })
  await markRevoked(tx, ticket.id)
  return { message: `已作廢 ${ticket.ticketNo}` }
}
