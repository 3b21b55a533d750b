import type { OpenRound } from '@lumiroute/contract/store-game'
import { controls } from '@lumiroute/games/controls'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { type GameTexts, nameOf, useGameText } from './game-text.ts'
import { LocalRound } from './local-round.ts'
import { PausePanel } from './pause-panel.tsx'
import { runRound } from './run-round.ts'
import { startSteering } from './steering.ts'

type Props = {
  round: OpenRound
  stream: MediaStream | null
  isTilted: boolean
  onOver: (inputs: string) => void
  onLeave: () => void
}

const labelOf = (t: GameTexts, game: number) => (game === 2 ? t.button2 : game === 3 ? t.button3 : '')

/** The round itself, over the whole page. A modal dialog, so that keys and screen readers stay in it. */
export function RoundStage({ round, stream, isTilted, onOver, onLeave }: Props) {
  const t = useGameText()
  const [local] = useState(() => new LocalRound(round))
  const [isPaused, setPaused] = useState(false)
  const { gameId } = round
  const hasButton = controls[gameId].kind === 'stick' && !isTilted
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLCanvasElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const shown = useRound({
    local,
    isPaused,
    hasPicture: stream !== null,
    game: gameId,
    isTilted,
    field,
    button,
  })
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
  }, [])
  usePauseWhenAway(() => setPaused(true))
  useEffect(() => {
    if (shown.isOver) onOver(local.encode())
  }, [shown.isOver, local, onOver])
  const pause = (event?: { preventDefault: () => void }) => {
    event?.preventDefault()
    setPaused(true)
  }
  return (
    <dialog
      ref={dialog}
      className="game-stage"
      aria-label={fill(t.stage, { game: nameOf(t, gameId) })}
      onCancel={pause}
    >
      {stream && <CameraPicture stream={stream} />}
      <canvas ref={field} className="game-canvas" tabIndex={-1} role="img" aria-label={t.field} />
      <div className="game-hud">
        <span>
          <span className="visually-hidden">{t.score} </span>
          <strong>{fill(t.scoreOf, { score: shown.score, goal: round.settings.winScore })}</strong>
        </span>
        <span role="timer">{fill(t.seconds, { n: shown.seconds })}</span>
        <button type="button" className="game-pause" aria-label={t.pause} onClick={() => pause()}>
          <Icon name="pause" />
        </button>
      </div>
      {hasButton && (
        <button ref={button} type="button" className="game-button">
          {labelOf(t, gameId)}
        </button>
      )}
      {isPaused && <PausePanel onResume={() => setPaused(false)} onLeave={onLeave} />}
    </dialog>
  )
}

function CameraPicture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element) return
    element.srcObject = stream
    void element.play().catch(() => undefined)
    return () => {
      element.srcObject = null
    }
  }, [stream])
  return <video ref={video} className="game-camera" muted playsInline aria-hidden="true" />
}

type Running = {
  local: LocalRound
  isPaused: boolean
  hasPicture: boolean
  game: OpenRound['gameId']
  isTilted: boolean
  field: React.RefObject<HTMLCanvasElement | null>
  button: React.RefObject<HTMLButtonElement | null>
}

function useRound({ local, isPaused, hasPicture, game, isTilted, field, button }: Running) {
  const [shown, setShown] = useState({ score: 0, seconds: local.secondsLeft, isOver: false })
  useEffect(() => {
    const canvas = field.current
    if (!canvas || isPaused) return
    const steering = startSteering({
      game,
      isTilted,
      field: canvas,
      button: button.current,
      press: (pad) => local.press(pad),
    })
    const stop = runRound({
      local,
      canvas,
      isTransparent: hasPicture,
      beforeFrame: steering.moveByKeys,
      show: setShown,
    })
    return () => {
      steering.release()
      steering.stop()
      stop()
    }
  }, [local, isPaused, hasPicture, game, isTilted, field, button])
  return shown
}

function usePauseWhenAway(pause: () => void) {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') pause()
    }
    document.addEventListener('visibilitychange', onHide)
    addEventListener('blur', pause)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('blur', pause)
    }
  })
}
