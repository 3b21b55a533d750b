import type { InputOf } from '@lumiroute/contract'
import type { sendPlays } from '@lumiroute/contract/playbox'

export type ScreenItem = { materialId: number; sha256: string; durationMs: number }
export type Screen = { mode: string; main: readonly ScreenItem[]; second: readonly ScreenItem[] }
export type Played = Omit<InputOf<typeof sendPlays>['plays'][number], 'playId' | 'position'> & {
  endMs: number
}

/** Share of plays that are cut short, as when the driver turns off the engine. */
const cutOften = 0.006

/** What a screen shows in a period, sorted by end time. */
export function* playScreen(
  { mode, main, second }: Screen,
  { from, until }: { from: number; until: number },
  random: () => number,
): Generator<Played, void> {
  const loops = mode === 'rotate' && second.length > 0 ? [takeTurns(main, second)] : [main, second]
  const heads = loops.filter((loop) => loop.length > 0).map((loop) => ({ loop, next: 0, at: from }))
  for (;;) {
    const [one, other] = heads
    const head = one && other && getEnd(other) < getEnd(one) ? other : one
    if (!head || getEnd(head) > until) return
    const item = head.loop[head.next] as ScreenItem
    yield toPlay(
      item,
      head.at,
      random() < cutOften ? Math.round(item.durationMs * random() * 0.8) : item.durationMs,
    )
    head.at += item.durationMs
    head.next = (head.next + 1) % head.loop.length
  }
}

type Head = { loop: readonly ScreenItem[]; next: number; at: number }
const getEnd = ({ loop, next, at }: Head) => at + (loop[next] as ScreenItem).durationMs

/** Alternates both lists; a list that ends restarts. */
const takeTurns = (main: readonly ScreenItem[], second: readonly ScreenItem[]): ScreenItem[] =>
  Array.from({ length: main.length * second.length }, (_none, n) => [
    main[n % main.length] as ScreenItem,
    second[n % second.length] as ScreenItem,
  ]).flat()

function toPlay({ materialId, sha256, durationMs }: ScreenItem, at: number, playedMs: number): Played {
  const endMs = at + playedMs
  const [startAt, endAt] = [new Date(at).toISOString(), new Date(endMs).toISOString()]
  return { materialId, sha256, startAt, endAt, plannedMs: durationMs, playedMs, endMs }
}
