/** What is known of the live stream, by the clock that nobody can set. */
export type StreamState = {
  /** The last moment at which its picture moved; null while it never did. */
  movedMs: number | null
  /** When it was last opened; null while it is closed. */
  openedMs: number | null
}

export const closedStream: StreamState = { movedMs: null, openedMs: null }

/** Well within the five seconds after which the playlist must be back. */
const stillAfterMs = 3500
/** A source that gave no picture for so long is opened anew. */
const reopenAfterMs = 10_000

export const streamMoved = (state: StreamState, monoMs: number): StreamState => ({
  ...state,
  movedMs: monoMs,
})

export const isStreamSeen = ({ movedMs }: StreamState, monoMs: number): boolean =>
  movedMs !== null && monoMs - movedMs < stillAfterMs

export type StreamStep = { state: StreamState; act: 'open' | 'close' | null }

/** While its time lasts the source is kept open behind the playlist, so that it is back as soon as it moves. */
export function stepStream(state: StreamState, isDue: boolean, monoMs: number): StreamStep {
  if (!isDue) return { state: closedStream, act: state.openedMs === null ? null : 'close' }
  if (state.openedMs === null) return { state: { movedMs: null, openedMs: monoMs }, act: 'open' }
  const lastMs = Math.max(state.openedMs, state.movedMs ?? 0)
  if (monoMs - lastMs < reopenAfterMs) return { state, act: null }
  return { state: { movedMs: null, openedMs: monoMs }, act: 'open' }
}
