import { Link } from 'wouter'
import { useRead } from '../../api/use-read.ts'
import { useApp, useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useFront } from '../../app/use-front.ts'
import { Notice } from '../../kit/notice.tsx'
import { useSession } from '../../session/use-session.ts'
import { gameCalls } from './game-calls.ts'
import { isGame, useGameText } from './game-text.ts'
import { GameIntro } from './game-intro.tsx'
import { GameResult } from './game-result.tsx'
import { RoundLists } from './round-lists.tsx'
import { useStoreGame, useUnsentRound } from './use-store-game.ts'

export function GamePage() {
  const t = useGameText()
  const shell = useText().shell
  const links = useLinks()
  const { gameId } = useFront().store
  if (isGame(gameId)) return <StoreGame gameId={gameId} />
  return (
    <Notice title={t.none} text={t.noneHelp}>
      <Link href={links.home} className="button">
        {shell.backHome}
      </Link>
    </Notice>
  )
}

function StoreGame({ gameId }: { gameId: 1 | 2 | 3 | 4 }) {
  const { storeCode } = useApp()
  const isSignedIn = useSession().kind === 'in'
  const { data } = useRead(isSignedIn ? gameCalls.list(storeCode) : null)
  const { phase, notes, start, leave, finish, send } = useStoreGame()
  useUnsentRound(isSignedIn, send)
  const tries = phase.kind === 'result' ? phase.played.tries : data?.tries
  return (
    <article className="article game">
      {phase.kind === 'playing' && (
        <phase.Stage {...phase} onLeave={leave} onOver={(inputs) => finish(phase.round.roundId, inputs)} />
      )}
      <Notes notes={notes} />
      <GameResult phase={phase} onSend={send} />
      <GameIntro gameId={gameId} tries={tries} phase={phase} onStart={start} />
      {data && <RoundLists answer={data} />}
    </article>
  )
}

const Notes = ({ notes }: { notes: string[] }) => (
  <div role="status">
    {notes.map((note) => (
      <p key={note} className="game-note">
        {note}
      </p>
    ))}
  </div>
)
