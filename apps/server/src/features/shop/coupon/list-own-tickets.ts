import type { listOwnTickets as endpoint } from '@lumiroute/contract/coupon'
import type { Read } from '../../../http/pipeline/route.ts'
import { requireHolder } from './require-holder.ts'
import { listOwnTicketsJson } from './queries/ticket.queries.ts'

export async function listOwnTickets(call: Read<typeof endpoint>) {
  const { db, deps } = call
  return { ticketList: await listOwnTicketsJson(db, await requireHolder(db, call), deps.now()) }
}
