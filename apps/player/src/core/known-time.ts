/** What the box last learned from the server, kept on disk. `seenMs` is the latest moment that it lived through. */
export type KeptTime = { serverMs: number; offsetMs: number; seenMs: number }

/** The server's time at a moment of the clock that nobody can set. */
export type Anchor = { serverMs: number; monoMs: number }

export type Reading = { deviceMs: number; monoMs: number; startMonoMs: number }
export type KnownTime = { ms: number; isKnown: boolean }

const dayMs = 86_400_000

/** After contact in this run: a clock that is set meanwhile moves nothing, one that slept catches up. */
function sinceContact({ deviceMs, monoMs }: Reading, anchor: Anchor, offsetMs: number): KnownTime {
  const counted = anchor.serverMs + monoMs - anchor.monoMs
  const told = deviceMs + offsetMs
  const slept = told > counted && told - counted <= dayMs
  return { ms: slept ? told : counted, isKnown: true }
}

/**
 * Before contact, the box's own clock is all there is. One that stands before what the box has seen is wrong; by less
 * than a day the last moment seen is near enough, by more the date is unknown.
 */
function sinceStart({ deviceMs, monoMs, startMonoMs }: Reading, kept: KeptTime | null): KnownTime {
  if (!kept || Math.abs(kept.offsetMs) > dayMs) return { ms: deviceMs, isKnown: false }
  const told = deviceMs + kept.offsetMs
  if (told < kept.seenMs - dayMs) return { ms: told, isKnown: false }
  return { ms: Math.max(told, kept.seenMs + monoMs - startMonoMs), isKnown: true }
}

export function readTime(reading: Reading, anchor: Anchor | null, kept: KeptTime | null): KnownTime {
  return anchor && kept ? sinceContact(reading, anchor, kept.offsetMs) : sinceStart(reading, kept)
}
