import type { deletePointCard as endpoint } from '@lumiroute/contract/point-card'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { countOpenCards, deletePointCardRow, lockPointCard } from './queries/point-card.queries.ts'

export async function deletePointCard({ tx, scope, input }: Write<typeof endpoint>) {
  const card = await lockPointCard(tx, scope.storeId, input.pcCode)
  if (!card) throw notFound()
  const open = await countOpenCards(tx, card.id)
  if (open > 0) throw new AppError('pointCard.hasCards', { name: card.pcName, count: open })
  await deletePointCardRow(tx, card)
  return { message: text('pointCard.deleted', { name: card.pcName }) }
}
