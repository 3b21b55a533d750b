import type { listOwnTickets as endpoint } from '@lumiroute/contract/coupon'
import type { Read } from '../../../http/pipeline/route.ts'
import { findHolder } from './find-holder.ts'
import { ownTicketsJson } from './ticket.queries.ts'

export async function listOwnTickets(call: Read<typeof endpoint>) {
  const { db, deps } = call
  return { ticketList: await ownTicketsJson(db, await findHolder(db, call), deps.now()) }
}
