import type { OwnRound } from '@lumiroute/contract/game'
import { Link } from 'wouter'
import { memberCalls } from '../../api/member-calls.ts'
import { useApp } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { SignedIn } from '../../session/signed-in.tsx'
import { useMemberRead } from '../../session/use-member-read.ts'
import { useMemberText } from '../../text/member-texts.ts'
import { ClaimPrize } from './claim-prize.tsx'
import { useSeat } from './use-seat.ts'

export function PrizesPage() {
  const { storeCode } = useApp()
  const { prize: m } = useMemberText()
  const seat = useSeat(storeCode)
  // Nothing is given to somebody who may still decline to be a member.
  const own = useMemberRead(memberCalls.profile(storeCode)).data
  const hasAgreed = own !== undefined && own.profile.consent?.version === own.privacyVersion
  return (
    <>
      <h1 className="page-title">{m.title}</h1>
      <SignedIn title={seat ? m.signIn : m.signInList} {...(seat && { text: m.signInText })}>
        {seat && hasAgreed && <ClaimPrize key={seat} seatToken={seat} />}
        <Rounds />
      </SignedIn>
    </>
  )
}

function Rounds() {
  const { storeCode } = useApp()
  const { prize: m } = useMemberText()
  const reading = useMemberRead(memberCalls.rounds(storeCode))
  return (
    <Loaded reading={reading}>
      {({ roundList }) =>
        roundList.length === 0 ? (
          <Notice title={m.none} text={m.noneHelp} />
        ) : (
          <ul className="stack">
            {roundList.map((round) => (
              <li key={round.playedAt}>
                <Round round={round} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function Round({ round }: { round: OwnRound }) {
  const { language } = useApp()
  const { prize: m } = useMemberText()
  const links = useLinks()
  const { game, playedAt, score, rank, players, prize } = round
  return (
    <div className="card round">
      <span>
        <strong>{game.name}</strong>
        <small>{fill(m.result, { score, rank, players })}</small>
        <small>{formatTime(playedAt, language)}</small>
      </span>
      {prize && <Link href={links.coupon(prize.cpnCode)}>{prize.title}</Link>}
    </div>
  )
}
