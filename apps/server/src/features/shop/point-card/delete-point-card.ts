import type { deletePointCard as endpoint } from '@lumiroute/contract/point-card'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { countOpenCards, deletePointCardRow, lockPointCard } from './point-card.queries.ts'

export async function deletePointCard({ tx, scope, input }: Write<typeof endpoint>) {
  const card = await lockPointCard(tx, scope.storeId, input.pcCode)
  if (!card) throw notFound()
  const open = await countOpenCards(tx, card.id)
  if (open > 0)
    throw new AppError('CONFLICT', {
      message: `集點卡「${card.pcName}」還有 ${open} 張會員的卡片有點數，無法刪除，可改為已結束`,
    })
  await deletePointCardRow(tx, card)
  return { message: `刪除集點卡「${card.pcName}」成功` }
}
