import type { TagRule } from '@lumiroute/contract/tag'
import type { tags } from '@lumiroute/server/db/schema/index.ts'

type DemoTag = Pick<typeof tags.$inferInsert, 'tagCode' | 'tagName' | 'tagColor' | 'tagGroup'> & {
  /** For manual tags: the share of members that has it. */
  share?: number
  tagRule?: TagRule
}

const shared: DemoTag[] = [
  { tagCode: 'regular', tagName: '常客', tagColor: 'red', tagGroup: '熟客', share: 0.22 },
  { tagCode: 'takeaway', tagName: '外帶族', tagColor: 'teal', tagGroup: '喜好', share: 0.3 },
  {
    tagCode: 'birthday',
    tagName: '本月壽星',
    tagColor: 'purple',
    tagGroup: '互動',
    tagRule: { all: [{ field: 'birthMonth', op: 'now', value: '' }] },
  },
  {
    tagCode: 'from-ad',
    tagName: '掃過車上廣告',
    tagColor: 'blue',
    tagGroup: '互動',
    tagRule: { all: [{ field: 'scannedAd', op: 'gte', value: 1 }] },
  },
  {
    tagCode: 'player',
    tagName: '玩過遊戲',
    tagColor: 'green',
    tagGroup: '互動',
    tagRule: { all: [{ field: 'gamePlayed', op: 'gte', value: 1 }] },
  },
  {
    tagCode: 'quiet',
    tagName: '久未互動',
    tagColor: '',
    tagGroup: '互動',
    tagRule: { all: [{ field: 'lastActive', op: 'before', value: 60 }] },
  },
]

const likes: Record<string, DemoTag[]> = {
  TPE001: [
    { tagCode: 'beans', tagName: '咖啡豆愛好者', tagColor: 'orange', tagGroup: '喜好', share: 0.15 },
    { tagCode: 'dessert', tagName: '甜點控', tagColor: 'pink', tagGroup: '喜好', share: 0.18 },
  ],
  KHH001: [{ tagCode: 'family', tagName: '家庭聚餐', tagColor: 'orange', tagGroup: '喜好', share: 0.35 }],
}

/** Half of them manual, half by rules that match the demo's members. */
export const getDemoTags = (storeCode: string): DemoTag[] => [...(likes[storeCode] ?? []), ...shared]
