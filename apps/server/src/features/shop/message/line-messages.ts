import { type Bubble, maxBubbleText } from '@lumiroute/contract/message'
import type { LineMessage } from '../../../adapters/line/line.port.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import { text, translate } from '../../../text/text.ts'
import type { Cards } from './bubble-content.ts'
import { buildCard, buildPicture } from './flex-messages.ts'

/** Turns an address into the one that LINE gets. */
export type Shorten = (url: string) => string

export type BuildContext = {
  settings: Settings
  liffId: string
  msgCode: string
  cards: Cards
  shorten: Shorten
}

const realLine = 'https://api.line.me'

/** Whether phones can fetch files from this server; LINE requires https. */
export const isReachable = (settings: Settings): boolean =>
  consoleUrl(settings).startsWith('https://') || settings.isLineStandIn || settings.lineApiBase !== realLine

const fileUrl = (settings: Settings, name: string) => `${consoleUrl(settings)}/api/files/${name}`

/** The bubbles in LINE's format; reports a field error for what LINE would reject. */
export const buildLineMessages = (bubbles: Bubble[], context: BuildContext): LineMessage[] =>
  bubbles.map((bubble, at) => buildLineMessage(bubble, at, context))

function buildLineMessage(bubble: Bubble, at: number, context: BuildContext): LineMessage {
  if (bubble.type === 'text') return buildText(bubble.text, at, context)
  if (bubble.type === 'image') return buildImage(bubble, at, context)
  if (bubble.type === 'video')
    return {
      type: 'video',
      originalContentUrl: mediaUrl(context, `messages.${at}.video`, bubble.video),
      previewImageUrl: mediaUrl(context, `messages.${at}.preview`, bubble.preview),
    }
  return buildCardMessage(bubble, at, context)
}

function mediaUrl({ settings }: BuildContext, field: string, name: string): string {
  if (!isReachable(settings)) throw refuseField(field, text('message.needsPublicUrl'))
  return fileUrl(settings, name)
}

const address = /https?:\/\/[^\s，。；！？、）」』"'<>]+/gi

function buildText(content: string, at: number, { shorten }: BuildContext): LineMessage {
  const shortened = content.replaceAll(address, (url) => shorten(url))
  if (shortened.length > maxBubbleText)
    throw refuseField(`messages.${at}.text`, text('message.textTooLong', { max: maxBubbleText }))
  return { type: 'text', text: shortened }
}

function buildImage(
  { image, linkUrl }: Extract<Bubble, { type: 'image' }>,
  at: number,
  context: BuildContext,
): LineMessage {
  const url = mediaUrl(context, `messages.${at}.image`, image)
  if (linkUrl !== null) return buildPicture(url, context.shorten(linkUrl))
  // Too large to be its own preview, so a card that opens the picture.
  if (context.cards.has(at)) return buildPicture(url, url)
  return { type: 'image', originalContentUrl: url, previewImageUrl: url }
}

type CardBubble = Extract<Bubble, { type: 'coupon' | 'pointcard' | 'activity' }>

const drawable = /\.(jpg|png)$/
const buttons = {
  coupon: 'message.claimCoupon',
  pointcard: 'message.viewPointCard',
  activity: 'message.viewActivity',
} as const

function buildCardMessage(bubble: CardBubble, at: number, context: BuildContext): LineMessage {
  const { settings, cards, shorten } = context
  const card = cards.get(at)
  if (!card) throw refuseField(`messages.${at}`, text('message.contentNotFound'))
  const url = shorten(card.url ?? shopUrl(bubble, at, context))
  // Without the picture if phones cannot fetch it or LINE cannot render it.
  const isShown = card.image !== null && isReachable(settings) && drawable.test(card.image)
  const image = isShown ? fileUrl(settings, card.image as string) : null
  return buildCard({ ...card, image, url, button: translate(text(buttons[bubble.type]), 'zh-TW') })
}

/** The store's page within LINE, which shows the coupon, card or activity. */
function shopUrl(bubble: CardBubble, at: number, { liffId, msgCode }: BuildContext): string {
  const field = { coupon: 'cpnCode', pointcard: 'pcCode', activity: 'actCode' }[bubble.type]
  if (!liffId) throw refuseField(`messages.${at}.${field}`, text('message.needsLiffId'))
  const query = new URLSearchParams({ ...toQuery(bubble), msg: msgCode })
  return `https://liff.line.me/${encodeURIComponent(liffId)}?${query.toString()}`
}

function toQuery(bubble: CardBubble): Record<string, string> {
  if (bubble.type === 'coupon') return { coupon: bubble.cpnCode }
  return bubble.type === 'pointcard' ? { pointcard: bubble.pcCode } : { activity: bubble.actCode }
}
