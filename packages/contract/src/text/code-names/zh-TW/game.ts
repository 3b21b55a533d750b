import type { ArGame } from '../../../platform/store/store-fields.ts'

export const arGame = {
  '1': '飛翔鳥',
  '2': '戰機對戰',
  '3': '迷你高爾夫',
  '4': '水果射擊',
} as const satisfies Record<ArGame, string>
