/** State of the live stream, by the monotonic clock. */
export type StreamState = {
  /** When its picture last moved; null if it never did. */
  movedMs: number | null
  /** When it was last opened; null while it is closed. */
  openedMs: number | null
  /** When a signed URL expires; null if it does not. */
  expiresMs: number | null
}

export const closedStream: StreamState = { movedMs: null, openedMs: null, expiresMs: null }

/** Well within the five seconds after which the playlist must be back. */
const stillAfterMs = 3500
/** A source without a picture for this long is reopened. */
const reopenAfterMs = 10_000
/** A signed URL is renewed this long before it expires. */
const renewBeforeMs = 10 * 60_000

export const streamMoved = (state: StreamState, monoMs: number): StreamState => ({
  ...state,
  movedMs: monoMs,
})

/** A failed renewal is retried in a minute, while the old URL still plays. */
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

/** While the stream is due it stays open behind the playlist, so that it returns as soon as it moves. */
export function stepStream(state: StreamState, isDue: boolean, monoMs: number): StreamStep {
  const opening = { movedMs: null, openedMs: monoMs, expiresMs: null }
  if (!isDue) return { state: closedStream, act: state.openedMs === null ? null : 'close' }
  if (state.openedMs === null) return { state: opening, act: 'open' }
  const lastMs = Math.max(state.openedMs, state.movedMs ?? 0)
  if (monoMs - lastMs >= reopenAfterMs) return { state: opening, act: 'open' }
  // The picture stays up while the new URL is fetched.
  if (state.expiresMs !== null && monoMs >= state.expiresMs - renewBeforeMs)
    return { state: { ...state, openedMs: monoMs, expiresMs: null }, act: 'open' }
  return { state, act: null }
}
