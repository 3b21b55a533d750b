/** What is known of the live stream, by the clock that nobody can set. */
export type StreamState = {
  /** The last moment at which its picture moved; null while it never did. */
  movedMs: number | null
  /** When it was last opened; null while it is closed. */
  openedMs: number | null
  /** When a signed address ends; null for one that does not. */
  expiresMs: number | null
}

export const closedStream: StreamState = { movedMs: null, openedMs: null, expiresMs: null }

/** Well within the five seconds after which the playlist must be back. */
const stillAfterMs = 3500
/** A source that gave no picture for so long is opened anew. */
const reopenAfterMs = 10_000
/** A signed address is renewed so long before it ends. */
const renewBeforeMs = 10 * 60_000

export const streamMoved = (state: StreamState, monoMs: number): StreamState => ({
  ...state,
  movedMs: monoMs,
})

/** An address that could not be renewed is asked for again in a minute, while the old one still plays. */
export const streamOpened = (
  state: StreamState,
  opened: { expiresMs: number | null } | null,
  monoMs: number,
) =>
  state.openedMs === null
    ? state
    : { ...state, expiresMs: opened ? opened.expiresMs : monoMs + renewBeforeMs + 60_000 }

export const isStreamSeen = ({ movedMs }: StreamState, monoMs: number): boolean =>
  movedMs !== null && monoMs - movedMs < stillAfterMs

export type StreamStep = { state: StreamState; act: 'open' | 'close' | null }

/** While its time lasts the source is kept open behind the playlist, so that it is back as soon as it moves. */
export function stepStream(state: StreamState, isDue: boolean, monoMs: number): StreamStep {
  const opening = { movedMs: null, openedMs: monoMs, expiresMs: null }
  if (!isDue) return { state: closedStream, act: state.openedMs === null ? null : 'close' }
  if (state.openedMs === null) return { state: opening, act: 'open' }
  const lastMs = Math.max(state.openedMs, state.movedMs ?? 0)
  if (monoMs - lastMs >= reopenAfterMs) return { state: opening, act: 'open' }
  // The picture stays up while the new address is fetched.
  if (state.expiresMs !== null && monoMs >= state.expiresMs - renewBeforeMs)
    return { state: { ...state, openedMs: monoMs, expiresMs: null }, act: 'open' }
  return { state, act: null }
}
