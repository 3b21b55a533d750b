import { ticksPerSecond } from '@lumiroute/games'
import { drawRound, drawWinners, type Pen } from '@lumiroute/games/render'
import { isOver } from '@lumiroute/games/simulation'
import { useRef, useState } from 'react'
import type { RoundReplay } from './round-replay.ts'

export const speeds = [1, 2, 4] as const
export type Speed = (typeof speeds)[number]

const tickMs = 1000 / ticksPerSecond
/** Ten times a second: standings and clock that change more often cannot be read. */
const shownEvery = ticksPerSecond / 10

const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Plays a recorded round. With reduced motion it starts paused. */
export function useReplay(replay: RoundReplay) {
  const [tick, setTick] = useState(replay.state.tick)
  const [isCalm] = useState(wantsCalm)
  const [isPlaying, setPlaying] = useState(!isCalm)
  const [speed, setSpeed] = useState<Speed>(1)
  const restMs = useRef(0)
  const onFrame = (ms: number) => {
    let isRunning = true
    for (restMs.current += ms * speed; isRunning && restMs.current >= tickMs; restMs.current -= tickMs)
      isRunning = replay.step()
    const now = replay.state.tick
    if (!isRunning) {
      restMs.current = 0
      setPlaying(false)
    }
    if (!isRunning || Math.abs(now - tick) >= shownEvery) setTick(now)
  }
  const seek = (wanted: number) => {
    replay.seek(wanted)
    restMs.current = 0
    setTick(replay.state.tick)
  }
  const toggle = () => {
    if (!isPlaying && tick >= replay.lastTick) seek(0)
    setPlaying(!isPlaying)
  }
  const draw = (pen: Pen, size: { width: number; height: number }) => {
    if (isOver(replay.state)) drawWinners(pen, replay.state, size)
    else drawRound(pen, replay.state, { ...size, isCalm, share: isPlaying ? restMs.current / tickMs : 1 })
  }
  return { tick, isPlaying, speed, setSpeed, onFrame, seek, toggle, draw }
}
