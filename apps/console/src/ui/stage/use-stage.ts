import { mountStage } from '@lumiroute/stage'
import type { Programme, Region, Stage, StageItem } from '@lumiroute/stage'
import { useEffect, useRef, useState } from 'react'

type NowShown = Partial<Record<Region, StageItem>>
type Failures = { of: string; keys: readonly string[] }

export const toItems = ({ mode, main, second }: Programme): StageItem[] =>
  mode === 'basic' ? main : [...main, ...second]

const wantsCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const addFailure = (before: Failures, of: string, key: string): Failures => ({
  of,
  keys: before.of === of ? [...before.keys, key] : [key],
})

/** In rotation the two regions alternate, so the previous one is no longer shown. */
const withShown = (before: NowShown, region: Region, item: StageItem, isSplit: boolean): NowShown =>
  isSplit ? { ...before, [region]: item } : { [region]: item }

/** Draws the stage into `host` and reports its events. With reduced motion it starts paused. */
export function useStage(host: HTMLElement | null, programme: Programme) {
  const content = JSON.stringify(programme)
  const [stage, setStage] = useState<Stage | null>(null)
  const [isPlaying, setPlaying] = useState(() => !wantsCalm())
  const [failures, setFailures] = useState<Failures>({ of: content, keys: [] })
  const [shown, setShown] = useState<NowShown>({})
  const latest = useRef({ content, programme })
  // Another programme retries each item, even one that failed before.
  const failed = failures.of === content ? failures.keys : []

  useEffect(() => {
    if (!host) return
    const made = mountStage(host, latest.current.programme, {
      reducedMotion: wantsCalm(),
      onShow: (region, item) =>
        setShown((before) => withShown(before, region, item, latest.current.programme.mode === 'split')),
      onError: ({ key }) => setFailures((before) => addFailure(before, latest.current.content, key)),
    })
    setStage(made)
    return () => made.destroy()
  }, [host])

  useEffect(() => {
    latest.current = { content, programme: JSON.parse(content) as Programme }
    stage?.update(latest.current.programme)
  }, [stage, content])

  useEffect(() => (isPlaying ? stage?.play() : stage?.pause()), [stage, isPlaying])

  const retry = () => {
    setFailures({ of: content, keys: [] })
    stage?.update(latest.current.programme)
  }
  return { stage, isPlaying, setPlaying, failed, shown, retry }
}
