export const faultKinds = ['lateStart', 'blackScreen', 'closedStreet', 'deadSensor', 'tampering'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Parts of the drive; of the lap for a closed street. */
export type Fault = { kind: FaultKind; from: number; until: number }

/** One of the kinds, or none: the simulator must also show that nothing is reported where nothing happened. */
export function drawFault(kinds: readonly FaultKind[], random: () => number): Fault | null {
  const kind = kinds[Math.floor(random() * (kinds.length + 1))]
  if (!kind) return null
  const length = 0.3 + 0.4 * random()
  const from = kind === 'lateStart' ? 0 : (1 - length) * random()
  return { kind, from, until: from + length }
}

type Span = { from: number; until: number }

/** People are counted every ten seconds. */
const stepMs = 10_000

/** When the devices start, and what goes wrong at a moment. */
export function applyFault(fault: Fault | null, { from, until }: Span) {
  const whole = until - from
  const isWithin = (kind: FaultKind) => (at: number) =>
    fault?.kind === kind && at >= from + fault.from * whole && at < from + fault.until * whole
  const late = fault?.kind === 'lateStart' ? Math.round((fault.until * whole) / stepMs) * stepMs : 0
  return {
    startsAt: from + late,
    isDark: isWithin('blackScreen'),
    isBlind: isWithin('deadSensor'),
    isTampered: isWithin('tampering'),
    closed: fault?.kind === 'closedStreet' ? ([fault.from, fault.until] as [number, number]) : undefined,
  }
}

/** Another file than the approved one. */
export const tamper = (sha256: string) => sha256.replaceAll(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16)) // oxfmt-ignore
