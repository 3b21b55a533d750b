import { type Bubble, maxBubbleText } from '@lumiroute/contract/message'
import { refuseField } from '../../../errors/app-error.ts'
import type { LineMessage } from '../../../adapters/line/line.port.ts'
import { consoleUrl, type Settings } from '../../../settings.ts'
import type { Cards } from './bubble.parts.ts'
import { drawCard, drawPicture } from './flex.cards.ts'

/** Turns an address into the one that LINE gets. */
export type Shorten = (url: string) => string

export type Writing = {
  settings: Settings
  liffId: string
  msgCode: string
  cards: Cards
  shorten: Shorten
}

const realLine = 'https://api.line.me'

/** Whether phones can fetch what stands on this server: LINE itself demands https. */
export const isReachable = (settings: Settings): boolean =>
  consoleUrl(settings).startsWith('https://') || settings.isLineStandIn || settings.lineApiBase !== realLine

const fileUrl = (settings: Settings, name: string) => `${consoleUrl(settings)}/api/files/${name}`
const needsAddress = '圖片與影片需要 https 的公開網址，請系統管理員設定 PUBLIC_URL'

/** The bubbles as LINE takes them; refuses at its field what LINE would not. */
export const writeBubbles = (bubbles: Bubble[], writing: Writing): LineMessage[] =>
  bubbles.map((bubble, at) => writeBubble(bubble, at, writing))

function writeBubble(bubble: Bubble, at: number, writing: Writing): LineMessage {
  if (bubble.type === 'text') return writeText(bubble.text, at, writing)
  if (bubble.type === 'image') return writeImage(bubble, at, writing)
  if (bubble.type === 'video')
    return {
      type: 'video',
      originalContentUrl: mediaUrl(writing, `messages.${at}.video`, bubble.video),
      previewImageUrl: mediaUrl(writing, `messages.${at}.preview`, bubble.preview),
    }
  return writeCard(bubble, at, writing)
}

function mediaUrl({ settings }: Writing, field: string, name: string): string {
  if (!isReachable(settings)) throw refuseField(field, needsAddress)
  return fileUrl(settings, name)
}

const address = /https?:\/\/[^\s，。；！？、）」』"'<>]+/gi

function writeText(text: string, at: number, { shorten }: Writing): LineMessage {
  const written = text.replaceAll(address, (url) => shorten(url))
  if (written.length > maxBubbleText)
    throw refuseField(`messages.${at}.text`, `連結換成計次網址後超過 ${maxBubbleText} 字`)
  return { type: 'text', text: written }
}

function writeImage(
  { image, linkUrl }: Extract<Bubble, { type: 'image' }>,
  at: number,
  writing: Writing,
): LineMessage {
  const url = mediaUrl(writing, `messages.${at}.image`, image)
  if (linkUrl !== null) return drawPicture(url, writing.shorten(linkUrl))
  // Too heavy to be its own preview: drawn, and opened whole when it is touched.
  if (writing.cards.has(at)) return drawPicture(url, url)
  return { type: 'image', originalContentUrl: url, previewImageUrl: url }
}

type CardBubble = Extract<Bubble, { type: 'coupon' | 'pointcard' | 'activity' }>

const drawable = /\.(jpg|png)$/
const buttons = { coupon: '領取優惠券', pointcard: '查看集點卡', activity: '查看活動' } as const

function writeCard(bubble: CardBubble, at: number, writing: Writing): LineMessage {
  const { settings, cards, shorten } = writing
  const card = cards.get(at)
  if (!card) throw refuseField(`messages.${at}`, '找不到要顯示的內容')
  const url = shorten(card.url ?? shopUrl(bubble, at, writing))
  // A card does without its picture where phones could not fetch or LINE not draw it.
  const isShown = card.image !== null && isReachable(settings) && drawable.test(card.image)
  const image = isShown ? fileUrl(settings, card.image as string) : null
  return drawCard({ ...card, image, url, button: buttons[bubble.type] })
}

/** The store's own page within LINE, which then shows the thing. */
function shopUrl(bubble: CardBubble, at: number, { liffId, msgCode }: Writing): string {
  const field = { coupon: 'cpnCode', pointcard: 'pcCode', activity: 'actCode' }[bubble.type]
  if (!liffId) throw refuseField(`messages.${at}.${field}`, '請先於第三方設定填寫 LIFF ID，會員才能開啟連結')
  const query = new URLSearchParams({ ...namesOf(bubble), msg: msgCode })
  return `https://liff.line.me/${encodeURIComponent(liffId)}?${query.toString()}`
}

function namesOf(bubble: CardBubble): Record<string, string> {
  if (bubble.type === 'coupon') return { coupon: bubble.cpnCode }
  return bubble.type === 'pointcard' ? { pointcard: bubble.pcCode } : { activity: bubble.actCode }
}
