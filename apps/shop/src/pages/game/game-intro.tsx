import { storeGameRules, type Tries } from '@lumiroute/contract/store-game'
import type { ArGame } from '@lumiroute/contract/store'
import { useState, useSyncExternalStore } from 'react'
import { useFront } from '../../app/use-front.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { SignInPrompt } from '../../session/sign-in-prompt.tsx'
import { keep, kept } from '../../session/storage.ts'
import { useSession } from '../../session/use-session.ts'
import { hasCamera as canUseCamera } from './camera.ts'
import { type GameTexts, nameOf, useGameText } from './game-text.ts'
import { canTilt } from './tilt-permission.ts'
import type { Phase, Wishes } from './use-store-game.ts'

type Props = {
  gameId: ArGame
  tries: Tries | undefined
  phase: Phase
  onStart: (wishes: Wishes) => void
}

const askedKey = 'game.cameraAsked'
const howOf = (t: GameTexts, game: ArGame, isTilted: boolean) =>
  isTilted && game !== 1 ? t[`tilt${game}`] : t[`how${game}`]

/** What the game is, how it is steered and what can be won, before any permission is asked. */
export function GameIntro({ gameId, tries, phase, onStart }: Props) {
  const t = useGameText()
  const { store } = useFront()
  const session = useSession()
  const [wishes, setWishes] = useState<Wishes>({ hasCamera: true, isTilted: false })
  const [isAsking, setAsking] = useState(false)
  const { seconds, winScore } = storeGameRules[gameId]
  const play = (hasCamera: boolean) => {
    setAsking(false)
    keep(askedKey, '1')
    setWishes({ ...wishes, hasCamera })
    onStart({ ...wishes, hasCamera })
  }
  const start = () => {
    if (wishes.hasCamera && canUseCamera() && !kept(askedKey)) setAsking(true)
    else onStart({ ...wishes, hasCamera: wishes.hasCamera && canUseCamera() })
  }
  return (
    <section className="game-intro">
      <h1>{nameOf(t, gameId)}</h1>
      <img className="game-thumb" src={`/games/${gameId}.svg`} alt="" width="320" height="160" />
      <p className="article-lead">{fill(t.goal, { seconds, score: winScore })}</p>
      <p className="game-prize">
        <Icon name="gift" />
        {store.gamePrize ? fill(t.prize, { title: store.gamePrize }) : t.noPrize}
      </p>
      <h2>{t.how}</h2>
      <p>{howOf(t, gameId, wishes.isTilted)}</p>
      <p className="caption game-keys">{t[`keys${gameId}`]}</p>
      <Options gameId={gameId} wishes={wishes} onChange={setWishes} />
      {session.kind === 'out' ? (
        <SignInPrompt title={t.signIn} text={t.signInHelp} />
      ) : (
        <StartButton tries={tries} phase={phase} isKnown={session.kind === 'in'} onStart={start} />
      )}
      {isAsking && <CameraDialog onClose={() => setAsking(false)} onChoose={play} />}
    </section>
  )
}

type StartProps = Pick<Props, 'tries' | 'phase'> & { isKnown: boolean; onStart: () => void }

function StartButton({ tries, phase, isKnown, onStart }: StartProps) {
  const t = useGameText()
  const isBusy = !isKnown || (phase.kind !== 'intro' && phase.kind !== 'result')
  if (tries?.left === 0) return <p className="game-note">{fill(t.triesUsedUp, { n: tries.limit })}</p>
  const label = phase.kind === 'starting' ? t.starting : phase.kind === 'result' ? t.again : t.start
  return (
    <>
      <button type="button" className="button button-wide" disabled={isBusy} onClick={onStart}>
        {label}
      </button>
      {tries && <p className="caption">{fill(t.triesLeft, { n: tries.left })}</p>}
    </>
  )
}

type OptionProps = { gameId: ArGame; wishes: Wishes; onChange: (wishes: Wishes) => void }

function Options({ gameId, wishes, onChange }: OptionProps) {
  const t = useGameText()
  const isTiltable = useCanTilt() && gameId !== 1
  return (
    <fieldset className="game-options">
      <label className="game-option">
        <input
          type="checkbox"
          checked={wishes.hasCamera}
          onChange={({ target }) => onChange({ ...wishes, hasCamera: target.checked })}
        />
        <span>
          {t.camera}
          <small>{t.cameraHelp}</small>
        </span>
      </label>
      {isTiltable && (
        <label className="game-option">
          <input
            type="checkbox"
            checked={wishes.isTilted}
            onChange={({ target }) => onChange({ ...wishes, isTilted: target.checked })}
          />
          <span>{t.tilt}</span>
        </label>
      )}
    </fieldset>
  )
}

const neverChanges = () => () => undefined

/** The server cannot know it. */
const useCanTilt = () => useSyncExternalStore(neverChanges, canTilt, () => false)

type AskProps = { onClose: () => void; onChoose: (hasCamera: boolean) => void }

function CameraDialog({ onClose, onChoose }: AskProps) {
  const t = useGameText()
  return (
    <Dialog title={t.askTitle} onClose={onClose}>
      <div className="game-ask">
        <p>{t.askText}</p>
        <button type="button" className="button button-wide" onClick={() => onChoose(true)}>
          {t.askYes}
        </button>
        <button type="button" className="button button-quiet button-wide" onClick={() => onChoose(false)}>
          {t.askNo}
        </button>
      </div>
    </Dialog>
  )
}
