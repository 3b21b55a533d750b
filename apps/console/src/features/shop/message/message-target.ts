import type { FrontTarget } from '@lumiroute/contract/front'
import { parseFrontAddress } from '../front/front-address.ts'
import type { BubbleValues } from './message-values.ts'

const addresses = /https?:\/\/[^\s，。；！？、）」』"'<>]+/gi

function getTarget(bubble: BubbleValues, storeCode: string): FrontTarget | undefined {
  const { type, text, linkUrl, cpnCode, pcCode, actCode } = bubble
  if (type === 'coupon') return cpnCode ? { list: 'coupons', code: cpnCode } : undefined
  if (type === 'pointcard') return pcCode ? { list: 'cards', code: pcCode } : undefined
  if (type === 'activity') return actCode ? { list: 'activities', code: actCode } : undefined
  if (type === 'image') return parseFrontAddress(storeCode, linkUrl.trim())
  if (type !== 'text') return undefined
  const targets = (text.match(addresses) ?? []).map((address) => parseFrontAddress(storeCode, address))
  return targets.find((target) => target !== undefined)
}

/** The page of the store's front that the first link of a message opens, if any does. */
export function findMessageTarget(
  bubbles: readonly BubbleValues[],
  storeCode: string,
): FrontTarget | undefined {
  return bubbles.map((bubble) => getTarget(bubble, storeCode)).find((target) => target !== undefined)
}
