import type { deletePlace as endpoint } from '@lumiroute/contract/place'
import { AppError, notFound } from '../../../errors/app-error.ts'
import type { Write } from '../../../http/pipeline/route.ts'
import { countPlaceUses, lockPlace, type PlaceUses, removePlace } from './place.queries.ts'

export async function deletePlace({ tx, input }: Write<typeof endpoint>) {
  const place = await lockPlace(tx, input.placeId)
  if (!place) throw notFound()
  const uses = describeUses(await countPlaceUses(tx, place.id))
  if (uses.length > 0)
    throw new AppError('CONFLICT', {
      message: `播放地點「${place.name}」尚有 ${uses.join('、')}，無法刪除`,
    })
  await removePlace(tx, place.id)
  return { message: `刪除播放地點「${place.name}」成功` }
}

function describeUses({ devices, ads }: PlaceUses): string[] {
  const named: [number, string][] = [
    [devices, '台裝置'],
    [ads, '則廣告'],
  ]
  return named.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`)
}
