const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

export type DemoDay = { from: number; until: number; isOver: boolean }
/** What went wrong on a day: the vehicle started late, or the screen was dark for a while. */
export type DemoFault = 'late' | 'dark'

/** Start hour and duration of a past record. */
const wholeDay = { begins: 9.5, hours: 8 }
const evenings = [
  { begins: 17, hours: 1.75 },
  { begins: 11.25, hours: 1 },
  { begins: 18.5, hours: 1.25 },
]

/** When the screen of a record was on; null for future days and the first minutes of today. */
export function demoDay(at: {
  dayStart: number
  now: number
  index: number
  isWhole: boolean
  fault?: DemoFault | undefined
}): (DemoDay & { promisedMinutes: number }) | null {
  const { dayStart, now, index, isWhole, fault } = at
  if (dayStart > now) return null
  if (dayStart + dayMs > now) return asPromised(today(dayStart, now, index))
  const { begins, hours } = isWhole ? wholeDay : (evenings[index % evenings.length] as typeof wholeDay)
  const from = dayStart + begins * hourMs + (index % 7) * 3 * minuteMs
  const day = { from, until: from + hours * hourMs, isOver: true }
  const promised = asPromised(day)
  return promised && fault === 'late' ? { ...promised, from: from + 0.4 * hours * hourMs } : promised
}

const asPromised = (day: DemoDay | null) =>
  day && { ...day, promisedMinutes: Math.floor((day.until - day.from) / minuteMs) }

/** Whether the screen was dark then. */
export const isDark = ({ from, until }: DemoDay, ms: number) =>
  ms > from + 0.45 * (until - from) && ms < from + 0.7 * (until - from)

/** One of three is still driving, one returned a while ago, one is left for the simulator. */
function today(dayStart: number, now: number, index: number): DemoDay | null {
  if (index % 3 === 2) return null
  const isOver = index % 3 === 1
  const until = wholeStep(isOver ? now - 40 * minuteMs : now)
  const from = wholeStep(Math.max(dayStart, until - 2 * hourMs))
  return until - from < 10 * minuteMs ? null : { from, until, isOver }
}

const wholeStep = (ms: number) => ms - (ms % 10_000)
