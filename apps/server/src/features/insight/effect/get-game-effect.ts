import type { AnswerOf } from '@lumiroute/contract'
import type { getGameEffect as endpoint } from '@lumiroute/contract/effect'
import type { Language } from '@lumiroute/contract/text'
import { formatMoment } from '../../../clock/business-moment.ts'
import { RawJson } from '../../../http/response/answer.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { viewGame } from '../../road/game/view-room.ts'
import { requireRecord } from '../../road/record/require-record.ts'
import { getPlayerCurve } from './queries/chart.queries.ts'
import { listResultsJson, listRounds, type RoundRow } from './queries/result.queries.ts'

type Answer = AnswerOf<typeof endpoint>

function viewRound(row: RoundRow, timeZone: string, language: Language): Answer['gameRoundList'][number] {
  const { roomCode, seconds, players, bestName, bestScore, verifiedAt } = row
  return {
    roomCode,
    game: viewGame(row.gameId, language),
    startedAt: formatMoment(row.startedAt, timeZone),
    seconds,
    players,
    best: bestName !== null && bestScore !== null ? { name: bestName, score: bestScore } : null,
    verifiedAt: verifiedAt && formatMoment(verifiedAt, timeZone),
  }
}

export async function getGameEffect({ db, scope, input, deps, language }: Read<typeof endpoint>) {
  const record = await requireRecord(db, scope, input)
  const [rows, { labels, data }, rounds] = await Promise.all([
    listResultsJson(db, record),
    getPlayerCurve(db, record),
    listRounds(db, record),
  ])
  return {
    effectGameDetailList: new RawJson<Answer['effectGameDetailList']>(rows),
    gameRoundList: rounds.map((row) => viewRound(row, deps.settings.businessTz, language)),
    effectGameChart: { labels, playerCount: { data } },
  }
}
