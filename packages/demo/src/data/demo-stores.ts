import type { StoreRole } from '@lumiroute/contract/account'
import type { stores } from '@lumiroute/server/db/schema/index.ts'

export type DemoStore = typeof stores.$inferInsert & {
  admins: {
    adminAccount: string
    adminName: string
    adminEmail: string
    adminEnabled?: boolean
    storeRole?: StoreRole
    /** Was mailed a link and has not set a password yet. */
    isInvited?: boolean
  }[]
  memberCount?: number
  callsADay: { cms: number; frontend: number }
  disabledDaysAgo?: number
}

/** The stores of the demo with their administrators; the first is the store's first administrator. */
export const demoStores: DemoStore[] = [
  {
    storeCode: 'TPE001',
    storeName: '台北光點咖啡',
    storeTaxNumber: '22099131',
    storePhone: '02-2311-1234',
    storeAddr: '台北市中正區重慶南路一段 122 號',
    storeAddrLat: 25.0421,
    storeAddrLng: 121.5128,
    storeIntro:
      '站前老屋咖啡館，自家烘焙，提供手沖與義式咖啡。\n一樓是吧台與烘豆機，二樓保留了民國五十年代的磨石子地板與木窗，適合久坐看書。',
    storeService: '內用、外帶、咖啡豆販售、企業團購',
    storeReserve: '電話或 LINE 預約，週末建議提前一天',
    storeWebsite: 'https://coffee.example.tw',
    storeLineoa: '@tpecoffee',
    storeFacebook: 'https://www.facebook.com/tpecoffee.example',
    storeProdName: '手沖咖啡',
    gameId: 1,
    storeBelong: 3,
    memberCount: 300,
    callsADay: { cms: 36, frontend: 14 },
    admins: [
      { adminAccount: 'store1', adminName: '林雅婷', adminEmail: 'store1@lumiroute.local' },
      { adminAccount: 'store1-night', adminName: '陳志豪', adminEmail: 'night@lumiroute.local' },
      {
        adminAccount: 'store1-manager',
        adminName: '張淑芬',
        adminEmail: 'manager@lumiroute.local',
        storeRole: 'manager',
      },
      {
        adminAccount: 'store1-counter',
        adminName: '周怡君',
        adminEmail: 'counter@lumiroute.local',
        storeRole: 'counter',
      },
      {
        adminAccount: 'store1-viewer',
        adminName: '許文傑',
        adminEmail: 'viewer@lumiroute.local',
        storeRole: 'viewer',
      },
      {
        adminAccount: 'store1-left',
        adminName: '王小明',
        adminEmail: 'left@lumiroute.local',
        adminEnabled: false,
      },
    ],
  },
  {
    storeCode: 'KHH001',
    storeName: '高雄港邊海產',
    storeTaxNumber: '04595257',
    storePhone: '07-521-5678',
    storeAddr: '高雄市鼓山區濱海一路 88 號',
    storeAddrLat: 22.6208,
    storeAddrLng: 120.2701,
    storeIntro:
      '漁港直送海產，現點現做。\n三代經營的港邊老店，每天清晨到鼓山漁港挑選漁獲，午前上架，賣完為止。生鮮宅配以低溫真空包裝寄出。',
    storeService: '合菜、外帶便當、宴會包場',
    storeReserve: '十人以上請於三天前預約',
    storeWebsite: 'https://seafood.example.tw',
    storeLineoa: '@khhseafood',
    storeFacebook: 'https://www.facebook.com/khhseafood.example',
    storeProdName: '海鮮合菜',
    gameId: 4,
    storeBelong: 1,
    memberCount: 80,
    callsADay: { cms: 20, frontend: 8 },
    admins: [
      { adminAccount: 'store2', adminName: '黃建宏', adminEmail: 'store2@lumiroute.local' },
      {
        adminAccount: 'store2-new',
        adminName: '吳佩珊',
        adminEmail: 'store2-new@lumiroute.local',
        isInvited: true,
      },
    ],
  },
  {
    storeCode: 'TXG001',
    storeName: '台中綠園道書店',
    storeTaxNumber: '54317589',
    storeEnabled: false,
    storePhone: '04-2301-9876',
    storeAddr: '台中市西區美村路一段 60 號',
    storeAddrLat: 24.1504,
    storeAddrLng: 120.6633,
    storeIntro: '獨立書店，附設小型展演空間。',
    storeProdName: '選書訂閱',
    callsADay: { cms: 9, frontend: 3 },
    disabledDaysAgo: 34,
    admins: [{ adminAccount: 'store3', adminName: '張美惠', adminEmail: 'store3@lumiroute.local' }],
  },
]
