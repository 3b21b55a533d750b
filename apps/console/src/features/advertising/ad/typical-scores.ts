import type { GameDifficulty } from '@lumiroute/contract/ad'

type Scores = { usual: number; best: number }

/** Points a minute that bots reach, measured by `npm run games:scores`. */
const perMinute: Readonly<Record<number, Record<GameDifficulty, Scores>>> = {
  1: {
    easy: { usual: 115, best: 126 },
    normal: { usual: 132, best: 143 },
    hard: { usual: 137, best: 151 },
  },
  2: {
    easy: { usual: 74, best: 88 },
    normal: { usual: 73, best: 84 },
    hard: { usual: 73, best: 84 },
  },
  3: {
    easy: { usual: 53, best: 63 },
    normal: { usual: 44, best: 54 },
    hard: { usual: 40, best: 45 },
  },
  4: {
    easy: { usual: 321, best: 469 },
    normal: { usual: 299, best: 422 },
    hard: { usual: 275, best: 367 },
  },
}

const toTen = (score: number) => Math.round(score / 10) * 10

/** What the computer scores in a round of that length; undefined without a game. */
export function getTypicalScores(
  game: number | '',
  difficulty: GameDifficulty,
  seconds: number,
): Scores | undefined {
  const scores = game === '' ? undefined : perMinute[game]?.[difficulty]
  return scores && { usual: toTen((scores.usual * seconds) / 60), best: toTen((scores.best * seconds) / 60) }
}
