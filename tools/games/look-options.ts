import { parseArgs } from 'node:util'
import {
  type GameId,
  gameIds,
  readSettings,
  type Settings,
  worldNames,
  worlds,
} from '../../packages/games/src/index.ts'

export type LookOptions = {
  game: GameId
  players: number
  settings: Settings
  seed: number
  pictures: number
  /** Pixels for each light. */
  scale: number
  isTransparent: boolean
  isCalm: boolean
}
export type LookResult = { files: number[][]; sheet: number[]; hash: string; drawMs: number }

export const usage = `npm run games:look -- [--game 1] [--players 8] [--size 320x160 | 160x320 | 180x320]
  [--seconds 60] [--difficulty easy|normal|hard] [--seed 1] [--pictures 12] [--scale 2] [--transparent] [--calm]
  [--out folder]`

export function readLookOptions(args: string[]): LookOptions & { out: string } {
  const { values } = parseArgs({
    args,
    options: {
      game: { type: 'string', default: '1' },
      players: { type: 'string', default: '8' },
      size: { type: 'string', default: '320x160' },
      seconds: { type: 'string', default: '60' },
      difficulty: { type: 'string', default: 'normal' },
      seed: { type: 'string', default: '1' },
      pictures: { type: 'string', default: '12' },
      scale: { type: 'string', default: '2' },
      transparent: { type: 'boolean', default: false },
      calm: { type: 'boolean', default: false },
      out: { type: 'string', default: 'test-results/games' },
    },
  })
  const game = gameIds.find((id) => String(id) === values.game)
  const world = worldNames.find((name) => `${worlds[name].width}x${worlds[name].height}` === values.size)
  if (!game || !world) throw new Error(usage)
  return {
    game,
    players: Number(values.players),
    settings: readSettings({ world, seconds: Number(values.seconds), difficulty: values.difficulty }),
    seed: Number(values.seed),
    pictures: Number(values.pictures),
    scale: Number(values.scale),
    isTransparent: values.transparent,
    isCalm: values.calm,
    out: values.out,
  }
}
