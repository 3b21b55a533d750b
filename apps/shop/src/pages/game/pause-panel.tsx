import { useEffect, useRef, useState } from 'react'
import { fill } from '../../kit/format.ts'
import { useGameText } from './game-text.ts'

const waitSeconds = 3

/** Nobody is thrown back into a running game: it counts down first. */
export function PausePanel({ onResume, onLeave }: { onResume: () => void; onLeave: () => void }) {
  const t = useGameText()
  const [left, setLeft] = useState<number | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onResume()), 1000)
    return () => clearTimeout(timer)
  }, [left, onResume])
  if (left !== null)
    return (
      <p className="game-panel" role="status">
        {fill(t.resuming, { n: left })}
      </p>
    )
  return (
    <section className="game-panel" aria-label={t.paused}>
      <h2>{t.paused}</h2>
      <p>{t.pausedHelp}</p>
      <button ref={button} type="button" className="button button-wide" onClick={() => setLeft(waitSeconds)}>
        {t.resume}
      </button>
      <button type="button" className="button button-quiet button-wide" onClick={onLeave}>
        {t.leave}
      </button>
      <p className="game-panel-note">{t.leaveHelp}</p>
    </section>
  )
}
