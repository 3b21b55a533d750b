import type { FinishedRound } from '@lumiroute/contract/store-game'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatDate } from '../../kit/format.ts'
import { useGameText } from './game-text.ts'
import type { Played } from './game-calls.ts'
import type { Unsent } from './unsent-round.ts'
import type { Phase } from './use-store-game.ts'

/** What the server says about the round. */
export function GameResult({ phase, onSend }: { phase: Phase; onSend: (unsent: Unsent) => Promise<void> }) {
  const t = useGameText()
  if (phase.kind === 'sending')
    return (
      <p className="game-result" role="status">
        {t.sending}
      </p>
    )
  if (phase.kind === 'result') return <Result key={phase.played.round.roundId} played={phase.played} />
  if (phase.kind !== 'unsent') return null
  return (
    <section className="game-result" role="alert">
      <h2>{t.unsent}</h2>
      <p>{t.unsentHelp}</p>
      <button type="button" className="button" onClick={() => void onSend(phase.unsent)}>
        {t.send}
      </button>
    </section>
  )
}

function Result({ played: { round, bestScore } }: { played: Played }) {
  const t = useGameText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isBest = round.score > 0 && round.score >= bestScore
  return (
    <section className={round.isWin ? 'game-result game-won' : 'game-result'}>
      <h2 ref={heading} tabIndex={-1}>
        {round.isWin ? t.won : t.lost}
      </h2>
      <p className="game-points">{fill(t.points, { n: round.score })}</p>
      <p>{isBest ? t.newBest : fill(t.best, { n: bestScore })}</p>
      <Prize round={round} />
    </section>
  )
}

function Prize({ round: { ticket, prizeRefusal } }: { round: FinishedRound }) {
  const t = useGameText()
  const { language } = useApp()
  const links = useLinks()
  const refusals = { none: t.refusedNone, gone: t.refusedGone, limit: t.refusedLimit }
  if (prizeRefusal) return <p>{refusals[prizeRefusal]}</p>
  if (!ticket) return null
  return (
    <div className="card game-ticket">
      <span className="badge badge-success">{t.gotPrize}</span>
      <strong>{ticket.title}</strong>
      {ticket.expiresAt && (
        <span className="caption">{fill(t.until, { date: formatDate(ticket.expiresAt, language) })}</span>
      )}
      <Link href={`${links.coupons}?tab=mine`} className="button button-wide">
        {t.seeCoupon}
      </Link>
    </div>
  )
}
