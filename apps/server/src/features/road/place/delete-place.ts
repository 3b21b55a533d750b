import type { deletePlace as endpoint } from '@lumiroute/contract/place'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { findPlaceUses, lockPlace, type NamedUses, removePlace } from './place.queries.ts'

export async function deletePlace({ tx, input }: Write<typeof endpoint>) {
  const place = await lockPlace(tx, input.placeId)
  if (!place) throw notFound()
  const { devices, ads } = await findPlaceUses(tx, place.id)
  const uses = [...describeUses('裝置', devices), ...describeUses('廣告', ads)].join('和')
  if (uses) throw new AppError('CONFLICT', { message: `播放地點「${place.name}」尚有${uses}，無法刪除` })
  await removePlace(tx, place.id)
  return { message: `刪除播放地點「${place.name}」成功` }
}

function describeUses(noun: string, { names, total }: NamedUses): string[] {
  if (total === 0) return []
  const rest = total > names.length ? `等 ${total} 項` : ''
  return [`${noun}${names.map((name) => `「${name}」`).join('、')}${rest}`]
}
