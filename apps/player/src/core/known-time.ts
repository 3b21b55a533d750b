/** What the device last learned from the server, stored on disk. `seenMs` is the latest time that it saw. */
export type KeptTime = { serverMs: number; offsetMs: number; seenMs: number }

/** The server's time at a reading of the monotonic clock. */
export type Anchor = { serverMs: number; monoMs: number }

export type Reading = { deviceMs: number; monoMs: number; startMonoMs: number }
export type KnownTime = { ms: number; isKnown: boolean }

const dayMs = 86_400_000

/** After contact in this run: changing the device's clock has no effect, and time asleep is caught up. */
function sinceContact({ deviceMs, monoMs }: Reading, anchor: Anchor, offsetMs: number): KnownTime {
  const counted = anchor.serverMs + monoMs - anchor.monoMs
  const told = deviceMs + offsetMs
  const slept = told > counted && told - counted <= dayMs
  return { ms: slept ? told : counted, isKnown: true }
}

/**
 * Before contact, only the device's own clock is available. A clock earlier than the last time seen is wrong;
 * within a day the last time seen is close enough, beyond that the date is unknown.
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
