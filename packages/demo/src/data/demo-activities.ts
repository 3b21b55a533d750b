import type { ActivityType, LinkType } from '@lumiroute/contract/activity'

export type DemoActivity = {
  code: string
  type: ActivityType
  title: string
  subtitle?: string
  content?: string
  /** A poster from the demo media, or a scene of its stores. */
  picture: { poster: string } | { scene: 'cafe' | 'harbour'; sky: 'morning' | 'dusk' | 'night' }
  fromDays?: number
  untilDays?: number
  isOff?: boolean
  isPinned?: boolean
  link?: readonly [LinkType, string]
  views?: number
  clicks?: number
}

export const demoActivities: Readonly<Record<string, readonly DemoActivity[]>> = {
  TPE001: [
    {
      code: 'BN-MORNING',
      type: 'banner',
      title: '早晨手沖第二杯半價',
      picture: { poster: 'cafe-morning.webp' },
      fromDays: -20,
      untilDays: 40,
      isPinned: true,
      link: ['category', 'POUROVER'],
      views: 4210,
      clicks: 388,
    },
    {
      code: 'BN-BEANS',
      type: 'banner',
      title: '耶加雪菲新豆到店',
      picture: { poster: 'cafe-beans.webp' },
      fromDays: -8,
      link: ['product', 'BEAN-YIRGA'],
      views: 2180,
      clicks: 231,
    },
    {
      code: 'BN-NIGHT',
      type: 'banner',
      title: '週末延長營業',
      picture: { scene: 'cafe', sky: 'night' },
      fromDays: 10,
      untilDays: 60,
    },
    {
      code: 'BN-AUTUMN',
      type: 'banner',
      title: '秋季菜單',
      picture: { scene: 'cafe', sky: 'dusk' },
      fromDays: -90,
      untilDays: -12,
      views: 6120,
      clicks: 402,
    },
    {
      code: 'AC-TASTING',
      type: 'activity',
      title: '手沖品飲會',
      subtitle: '每月第一個週六',
      content: '<p>由烘豆師帶您品嚐三支單品豆。</p><ul><li>時間：14:00–16:00</li><li>名額：12 位</li></ul>',
      picture: { scene: 'cafe', sky: 'morning' },
      fromDays: -6,
      untilDays: 24,
      isPinned: true,
      views: 930,
      clicks: 121,
    },
    {
      code: 'AC-GAME',
      type: 'activity',
      title: '玩飛翔鳥，贏咖啡券',
      subtitle: '每日前 50 名',
      content: '<p>掃描廣告車上的 QR Code，分數達標即可獲得咖啡券。</p>',
      picture: { poster: 'cafe-beans.webp' },
      fromDays: -3,
      untilDays: 27,
      link: ['game', '1'],
      views: 1804,
      clicks: 642,
    },
    {
      code: 'AC-NEWYEAR',
      type: 'activity',
      title: '年節禮盒預購',
      content: '<p>禮盒兩週後上架，預購享早鳥價。</p>',
      picture: { scene: 'cafe', sky: 'dusk' },
      fromDays: 7,
      untilDays: 45,
      link: ['product', 'GIFTBOX'],
    },
    {
      code: 'AC-OPENING',
      type: 'activity',
      title: '老屋開幕五週年',
      picture: { scene: 'cafe', sky: 'night' },
      fromDays: -120,
      untilDays: -90,
      views: 3300,
      clicks: 280,
    },
  ],
  KHH001: [
    {
      code: 'BN-BANQUET',
      type: 'banner',
      title: '海鮮合菜預訂',
      picture: { poster: 'harbour-banquet.webp' },
      fromDays: -15,
      untilDays: 60,
      isPinned: true,
      link: ['product', 'BANQUET'],
      views: 3012,
      clicks: 266,
    },
    {
      code: 'BN-LANDED',
      type: 'banner',
      title: '今日漁獲',
      picture: { poster: 'harbour-landed.webp' },
      fromDays: -30,
      link: ['category', 'FRESH'],
      views: 5240,
      clicks: 611,
    },
    {
      code: 'AC-AUCTION',
      type: 'activity',
      title: '漁港現撈拍賣',
      subtitle: '每週日清晨',
      content: '<p>跟著老闆逛漁市，現撈現買。</p>',
      picture: { scene: 'harbour', sky: 'morning' },
      fromDays: -10,
      untilDays: 50,
      views: 720,
      clicks: 88,
    },
    {
      code: 'AC-SUNSET',
      type: 'activity',
      title: '港邊夕陽套餐',
      picture: { scene: 'harbour', sky: 'dusk' },
      isOff: true,
      views: 410,
      clicks: 30,
    },
  ],
}
