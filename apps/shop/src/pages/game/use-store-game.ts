import type { OpenRound } from '@lumiroute/contract/store-game'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { type App, useApp } from '../../app/app-context.ts'
import { closeCamera, openCamera } from './camera.ts'
import { gameCalls, type Played } from './game-calls.ts'
import { type GameTexts, useGameText } from './game-text.ts'
import { allowTilt } from './tilt-permission.ts'
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from './unsent-round.ts'

type StageProps = {
  round: OpenRound
  stream: MediaStream | null
  isTilted: boolean
  onOver: (inputs: string) => void
  onLeave: () => void
}
type Playing = {
  round: OpenRound
  stream: MediaStream | null
  isTilted: boolean
  Stage: ComponentType<StageProps>
}

export type Phase =
  | { kind: 'intro' }
  | { kind: 'starting' }
  | ({ kind: 'playing' } & Playing)
  | { kind: 'sending' }
  | { kind: 'unsent'; unsent: Unsent }
  | { kind: 'result'; played: Played }
export type Wishes = { hasCamera: boolean; isTilted: boolean }

/** Permissions, start, round and result, one after the other. */
export function useStoreGame() {
  const app = useApp()
  const t = useGameText()
  const [phase, setPhase] = useState<Phase>({ kind: 'intro' })
  const [notes, setNotes] = useState<string[]>([])
  const stream = useRef<MediaStream | null>(null)
  const stopCamera = useCallback(() => {
    closeCamera(stream.current)
    stream.current = null
  }, [])
  useEffect(() => stopCamera, [stopCamera])

  const send = useCallback(
    async (unsent: Unsent) => {
      setPhase({ kind: 'sending' })
      // The result is at the top of the page.
      window.scrollTo(0, 0)
      setPhase(await sendRound(app, unsent, (message) => setNotes([message])))
    },
    [app],
  )
  const start = async (wishes: Wishes) => {
    setPhase({ kind: 'starting' })
    setNotes([])
    try {
      const playing = await open(app, t, wishes, (note) => setNotes((before) => [...before, note]))
      stream.current = playing.stream
      setPhase({ kind: 'playing', ...playing })
    } catch (error) {
      setNotes([error instanceof Error && error.message ? error.message : t.failed])
      setPhase({ kind: 'intro' })
    }
  }
  const leave = () => {
    stopCamera()
    setPhase({ kind: 'intro' })
  }
  const finish = (roundId: string, inputs: string) => {
    stopCamera()
    const unsent = { roundId, inputs }
    keepUnsent(app.storeCode, unsent)
    void send(unsent)
  }
  return { phase, notes, start, leave, finish, send }
}

/** The person's tap still counts for both permissions, so they are asked before anything is awaited. */
async function open(app: App, t: GameTexts, wishes: Wishes, note: (text: string) => void): Promise<Playing> {
  const asked = [
    wishes.hasCamera ? openCamera() : Promise.resolve(null),
    wishes.isTilted ? allowTilt() : Promise.resolve(false),
  ] as const
  const [stream, isTilted] = await Promise.all(asked)
  if (wishes.hasCamera && !stream) note(t.noCamera)
  if (wishes.isTilted && !isTilted) note(t.noTilt)
  try {
    const [{ RoundStage }, { isOtherVersion }] = await Promise.all([
      import('./round-stage.tsx'),
      import('./local-round.ts'),
    ])
    const { round } = await app.session.call(gameCalls.start(app.storeCode))
    if (isOtherVersion(round)) throw new Error(t.outdated)
    return { round, stream, isTilted, Stage: RoundStage }
  } catch (error) {
    closeCamera(stream)
    throw error
  }
}

async function sendRound(app: App, unsent: Unsent, fail: (message: string) => void): Promise<Phase> {
  try {
    const played = await app.session.call(gameCalls.finish(app.storeCode, unsent))
    forgetUnsent(app.storeCode)
    void app.cache.refresh(gameCalls.list(app.storeCode), { isForced: true })
    return { kind: 'result', played }
  } catch (error) {
    const isRefused =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
    if (!isRefused) return { kind: 'unsent', unsent }
    forgetUnsent(app.storeCode)
    fail(error.message)
    return { kind: 'intro' }
  }
}

/** A round whose answer was lost before the page was closed is sent once more. */
export function useUnsentRound(isSignedIn: boolean, send: (unsent: Unsent) => Promise<void>): void {
  const { storeCode } = useApp()
  useEffect(() => {
    const unsent = isSignedIn ? readUnsent(storeCode) : null
    if (unsent) void send(unsent)
  }, [isSignedIn, storeCode, send])
}
