import type { Bubble, MessageStatus, MessageTarget } from '@lumiroute/contract/message'
import { storeText, text } from '@lumiroute/server/text/text.ts'

export type DemoMessage = {
  msgTitle: string
  target: Partial<MessageTarget> & Pick<MessageTarget, 'type'>
  targetText: string
  messages: Bubble[]
  status: MessageStatus
  statusReason?: string
  /** Days from today, at 11:00; negative for the past. */
  days: number
  clicks?: number
}

const toRegulars = text('message.toTags', { tags: '常客' })

/** One in each common status. */
export const demoMessages: DemoMessage[] = [
  {
    msgTitle: '秋季新品上市',
    target: { type: 'all' },
    targetText: storeText(text('message.toAll')),
    messages: [
      { type: 'text', text: '秋天的味道來了！烤地瓜拿鐵、桂花烏龍陸續上架，歡迎來店試喝。' },
      { type: 'coupon', cpnCode: 'AUTUMN20' },
    ],
    status: 'sent',
    days: -12,
    clicks: 37,
  },
  {
    msgTitle: '常客感謝週',
    target: { type: 'tags', tagCodes: ['regular'] },
    targetText: storeText(toRegulars),
    messages: [{ type: 'text', text: '謝謝您常來坐坐。本週點任一飲品，甜點第二件半價，出示此訊息即可。' }],
    status: 'sent',
    days: -5,
    clicks: 0,
  },
  {
    msgTitle: '下午茶快閃',
    target: { type: 'all' },
    targetText: storeText(text('message.toAll')),
    messages: [{ type: 'text', text: '今天 14:00–16:00 下午茶組合限量 30 份，先到先享。' }],
    status: 'partial',
    statusReason: storeText(text('line.quotaUsed')),
    days: -17,
    clicks: 9,
  },
  {
    msgTitle: '週末手沖體驗',
    target: { type: 'tags', tagCodes: ['regular'], excludeTagCodes: ['quiet'] },
    targetText: storeText(text('message.toExcept', { target: toRegulars, tags: ['久未互動'] })),
    messages: [{ type: 'text', text: '週六 15:00 手沖體驗還有名額，想參加請直接回覆這則訊息。' }],
    status: 'scheduled',
    days: 3,
  },
  {
    msgTitle: '耶誕預購（草稿）',
    target: { type: 'all' },
    targetText: storeText(text('message.toAll')),
    messages: [{ type: 'text', text: '耶誕蛋糕開始預購，12/10 前享早鳥價。' }],
    status: 'draft',
    days: 0,
  },
  {
    msgTitle: '颱風天停班通知',
    target: { type: 'all' },
    targetText: storeText(text('message.toAll')),
    messages: [{ type: 'text', text: '因颱風影響，明日暫停營業一天，造成不便敬請見諒。' }],
    status: 'canceled',
    statusReason: storeText(text('message.canceledByHand')),
    days: -20,
  },
]
