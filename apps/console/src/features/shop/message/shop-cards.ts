import { listActivities } from '@lumiroute/contract/activity'
import { listCoupons } from '@lumiroute/contract/coupon'
import { listPointCards } from '@lumiroute/contract/point-card'
import { useMemo } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import type { BubbleValues } from './message-values.ts'

/** A product, coupon or other shop item as a message shows it. */
export type ShopCard = { code: string; title: string; text: string; image: string | null }
export type CardType = 'coupon' | 'pointcard' | 'activity'
/** The items of each kind that can be sent now; undefined while loading. */
export type ShopCards = Record<CardType, readonly ShopCard[] | undefined>

const fresh = { staleTime: 60_000 }

export function useShopCards(store: string): ShopCards {
  const coupons = useRead(listCoupons, { store, cpnStatus: 'running' }, fresh).data?.couponList
  const pointCards = useRead(listPointCards, { store, pcStatus: 'published' }, fresh).data?.pointCardList
  const activities = useRead(listActivities, { store }, fresh).data?.activityList
  return useMemo(
    () => ({
      coupon: coupons
        ?.filter(({ isOver }) => !isOver)
        .map(({ cpnCode, cpnTitle, cpnDesc, cpnImage }) => ({
          code: cpnCode,
          title: cpnTitle,
          text: cpnDesc,
          image: cpnImage,
        })),
      pointcard: pointCards?.map(({ pcCode, pcName, pcBgImage }) => ({
        code: pcCode,
        title: pcName,
        text: '',
        image: pcBgImage,
      })),
      activity: activities
        ?.filter(({ state }) => state === 'running' || state === 'scheduled')
        .map(({ actCode, actTitle, actSubtitle, actImage }) => ({
          code: actCode,
          title: actTitle,
          text: actSubtitle,
          image: actImage,
        })),
    }),
    [coupons, pointCards, activities],
  )
}

const codeNames = { coupon: 'cpnCode', pointcard: 'pcCode', activity: 'actCode' } as const
export const getCodeName = (type: CardType) => codeNames[type]

/** The chosen item of a card bubble, if any. */
export function getCard(cards: ShopCards, bubble: BubbleValues): ShopCard | undefined {
  if (!(bubble.type in codeNames)) return undefined
  const type = bubble.type as CardType
  return cards[type]?.find(({ code }) => code === bubble[codeNames[type]])
}
