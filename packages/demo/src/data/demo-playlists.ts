import type { PlaylistFormat } from '@lumiroute/contract/playlist'

export type DemoPlaylist = {
  /** Key used by the demo's ads and devices. */
  key: string
  storeCode: string
  name: string
  format: PlaylistFormat
  materials: { name: string; media: string; duration?: number }[]
}

/** Content of the demo's screens: videos, pictures for both orientations, and side bars of games. */
export const demoPlaylists = [
  {
    key: 'platform-film',
    storeCode: 'PLATFORM',
    name: '平台形象影片',
    format: 'video',
    materials: [{ name: '路有多長，舞台就有多大', media: 'city-film.webm' }],
  },
  {
    key: 'platform-default',
    storeCode: 'PLATFORM',
    name: '車隊預設輪播',
    format: 'image',
    materials: [
      { name: '此刻，全城看見你', media: 'platform-seen.webp', duration: 15 },
      { name: '招商方案', media: 'platform-offer.webp', duration: 12 },
    ],
  },
  {
    key: 'platform-care',
    storeCode: 'PLATFORM',
    name: '交通安全宣導（直式）',
    format: 'image',
    materials: [{ name: '停一下，讓行人先走', media: 'platform-crossing.webp' }],
  },
  {
    key: 'platform-side',
    storeCode: 'PLATFORM',
    name: '遊戲側欄',
    format: 'game_side_bar',
    materials: [{ name: '現場一起玩', media: 'platform-game.webp' }],
  },
  {
    key: 'tpe-film',
    storeCode: 'TPE001',
    name: '手沖形象影片',
    format: 'video',
    materials: [{ name: '慢慢來，一滴都不急', media: 'cafe-film.webm' }],
  },
  {
    key: 'tpe-morning',
    storeCode: 'TPE001',
    name: '早晨時段',
    format: 'image',
    materials: [
      { name: '一杯剛好的早晨', media: 'cafe-morning.webp', duration: 15 },
      { name: '本週新豆：耶加雪菲', media: 'cafe-beans.webp', duration: 10 },
    ],
  },
  {
    key: 'tpe-winter',
    storeCode: 'TPE001',
    name: '冬季限定（直式）',
    format: 'image',
    materials: [{ name: '桂花拿鐵', media: 'cafe-osmanthus.webp' }],
  },
  {
    key: 'tpe-side',
    storeCode: 'TPE001',
    name: '飛翔鳥側欄',
    format: 'game_side_bar',
    materials: [{ name: '玩飛翔鳥，贏咖啡券', media: 'cafe-game.webp' }],
  },
  {
    key: 'khh-film',
    storeCode: 'KHH001',
    name: '漁船歸港影片',
    format: 'video',
    materials: [{ name: '今天到港，今晚上桌', media: 'harbour-film.webm' }],
  },
  {
    key: 'khh-menu',
    storeCode: 'KHH001',
    name: '現流與合菜',
    format: 'image',
    materials: [
      { name: '今日現流', media: 'harbour-landed.webp', duration: 12 },
      { name: '十人合菜', media: 'harbour-banquet.webp', duration: 15 },
    ],
  },
  {
    key: 'khh-party',
    storeCode: 'KHH001',
    name: '尾牙春酒（直式）',
    format: 'image',
    materials: [{ name: '包場預約中', media: 'harbour-party.webp' }],
  },
  {
    key: 'khh-side',
    storeCode: 'KHH001',
    name: '水果射擊側欄',
    format: 'game_side_bar',
    materials: [{ name: '3,000 分送胡椒蝦', media: 'harbour-game.webp' }],
  },
] as const satisfies readonly DemoPlaylist[]

export type DemoPlaylistKey = (typeof demoPlaylists)[number]['key']
