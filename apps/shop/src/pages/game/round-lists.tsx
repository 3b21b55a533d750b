import type { AnswerOf } from '@lumiroute/contract'
import type { listStoreRounds } from '@lumiroute/contract/store-game'
import { useApp } from '../../app/app-context.ts'
import { fill, formatTime } from '../../kit/format.ts'
import { Section } from '../../kit/section.tsx'
import { useGameText } from './game-text.ts'

type Answer = AnswerOf<typeof listStoreRounds>

/** The best of the week, and the member's own rounds. */
export function RoundLists({ answer }: { answer: Answer }) {
  const t = useGameText()
  const { language } = useApp()
  const { leaderList, roundList, bestScore } = answer
  return (
    <>
      <Section title={t.leaders}>
        {leaderList.length === 0 && <p className="caption">{t.noLeaders}</p>}
        <ol className="game-list">
          {leaderList.map(({ rank, name, score, isOwn }, index) => (
            <li key={`${rank} ${name} ${index}`} className={isOwn ? 'game-row game-own' : 'game-row'}>
              <span className="game-rank">{rank}</span>
              <span>
                {name}
                {isOwn && <span className="badge">{t.you}</span>}
              </span>
              <span>{fill(t.points, { n: score })}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t.rounds}>
        <p className="caption">{bestScore === null ? t.noRounds : fill(t.best, { n: bestScore })}</p>
        <ul className="game-list">
          {roundList.map(({ roundId, finishedAt, score, isWin, ticket }) => (
            <li key={roundId} className="game-row">
              <span className="caption">{formatTime(finishedAt, language)}</span>
              <span>
                {isWin && <span className="badge badge-success">{t.roundWon}</span>} {ticket?.title}
              </span>
              <span>{fill(t.points, { n: score })}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
