import type { GameId } from '../core/settings.ts'

/** What the button does, and one sentence before the round. */
export type ControlWords = Readonly<Record<GameId, { button: string; hint: string }>>

export const controlWords: ControlWords = {
  1: { button: '拍翅', hint: '點一下拍一次翅膀，穿過柱子之間' },
  2: { button: '衝刺', hint: '推動搖桿飛行，自動開火，按鈕衝刺閃避' },
  3: { button: '揮桿', hint: '推動搖桿瞄準，按住集力，放開揮桿' },
  4: { button: '射擊', hint: '拖曳準星射水果，別打到炸彈' },
}
