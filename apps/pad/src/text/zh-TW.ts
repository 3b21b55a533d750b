import type { EndStatus } from '@lumiroute/games/simulation'
import type { Trouble } from '../core/state.ts'

export { controlWords } from '@lumiroute/games/words/zh-TW'
export { gameNames } from '@lumiroute/contract/text/game-names/zh-TW'

export const texts = {
  wait: '請稍候…',
  yourName: '你的名字',
  dice: '換一個名字',
  ownName: '自己取名',
  join: '加入',
  opens: '加入就開始倒數',
  startsIn: '{n} 秒後開始',
  runs: '進行中，馬上能玩',
  players: '{n} 人已加入',
  failed: '沒有連上，再試一次',
  fromScore: '{n} 分以上就能得到',
  forFirst: '第 1 名就能得到',
  findMe: '在大螢幕上找你的圖案',
  seconds: '秒後開始',
  soon: '馬上開始',
  number: '{n} 號',
  score: '分數',
  rank: '名次',
  time: '秒',
  stick: '搖桿',
  field: '準星',
  tilt: '傾斜瞄準',
  paused: '車輛行駛中，遊戲暫停',
  lost: '重新連線中…',
  leave: '離開',
  sure: '確定離開？',
  points: '分',
  place: '第 {n} 名，共 {of} 人',
  again: '再玩一次',
  store: '看看店家',
  prize: '你的獎品',
  claim: '用 LINE 領取',
  claimed: '已放進優惠券',
  ticket: '券號 {n}',
  until: '有效期限 {n}',
  within: '請在 15 分鐘內領取',
  noLine: '請把這個畫面給店員看',
  code: '大螢幕上的房號',
  go: '前往',
}
export const endings: Record<EndStatus, string> = {
  win: '你贏了',
  lose: '差一點',
  timeout: '沒有玩到',
  quit: '你已離開',
  forced: '遊戲提早結束',
}

/** Title, what happened, and the button. */
type Troubles = Record<Trouble, readonly [string, string, string]>
export const troubles: Troubles = {
  noCode: ['輸入房號', '房號在 QR Code 旁邊。', ''],
  unknown: ['找不到這個房間', '請再掃一次 QR Code，或輸入房號。', ''],
  full: ['這一場滿了', '有人離開時就能加入。', '再試一次'],
  over: ['這一場已經結束', '大螢幕開下一場時，這裡就能加入。', '加入下一場'],
  offline: ['沒有網路', '恢復後會自動繼續。', '再試一次'],
  busy: ['伺服器忙碌中', '', '再試一次'],
  refused: ['現在不能加入', '', '再試一次'],
  replaced: ['已在另一個分頁開啟', '', '在這裡繼續'],
  seatGone: ['離線太久，位子已釋出', '', '重新加入'],
  left: ['你已離開', '', '重新加入'],
}
