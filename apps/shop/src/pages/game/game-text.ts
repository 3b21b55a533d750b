import type { ArGame } from '@lumiroute/contract/store'
import { useApp } from '../../app/app-context.ts'
import { game as en } from '../../text/en/game.ts'
import { game as zhTW } from '../../text/zh-TW/game.ts'

export type GameTexts = typeof en

export function useGameText(): GameTexts {
  return useApp().language === 'en' ? en : zhTW
}

/** The keys of the front's answer are numbers of the contract's games. */
export const isGame = (id: number | null): id is ArGame => id !== null && id >= 1 && id <= 4

export const nameOf = (t: GameTexts, game: ArGame) => t[`name${game}`]
