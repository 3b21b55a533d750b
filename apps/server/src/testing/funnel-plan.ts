/** What one person does, and when; the truth that the server's funnel must equal. */
export type Act =
  | { kind: 'scan'; at: number; ad: number }
  | { kind: 'signIn' | 'follow' | 'coupon'; at: number }
  | { kind: 'order'; at: number; quantity: number }
  /** Of the person's last order. */
  | { kind: 'pay' | 'refundOne' | 'refundAll'; at: number }

export type PlannedPerson = { acts: Act[] }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type Chance = { below(limit: number): number; isLucky(chance: number): boolean }

type Where = { starts: readonly number[]; ads: number; hours: number }

/** Some do everything in time, some too late, some only a part, and some scan again another ad. */
export function planPeople(chance: Chance, count: number, where: Where): PlannedPerson[] {
  return Array.from({ length: count }, () => ({ acts: planPerson(chance, where) }))
}

function planPerson(chance: Chance, { starts, ads, hours }: Where): Act[] {
  const start = starts[chance.below(starts.length)] as number
  const at = start + chance.below(hours * 60) * minute + chance.below(60) * 1000
  const acts: Act[] = [{ kind: 'scan', at, ad: chance.below(ads) }]
  if (chance.isLucky(0.15)) return acts
  const signsIn = at + minute + chance.below(120) * 1000
  acts.push({ kind: 'signIn', at: signsIn })
  // Two minutes at the earliest: LINE's event may come before or after the sign-in.
  if (chance.isLucky(0.8)) acts.push({ kind: 'follow', at: at + 30_000 + chance.below(45) * minute })
  for (let n = chance.below(3); n > 0; n--)
    acts.push({ kind: 'coupon', at: signsIn + 1000 * n + chance.below(36) * hour })
  if (chance.isLucky(0.3)) {
    const again = at + 90 * minute + chance.below(3 * 24) * hour
    acts.push({ kind: 'scan', at: again, ad: chance.below(ads) })
    if (chance.isLucky(0.8)) acts.push({ kind: 'signIn', at: again + minute })
  }
  for (let n = chance.below(3); n > 0; n--) acts.push(...planOrder(chance, signsIn + n * minute))
  return acts.toSorted((a, b) => a.at - b.at)
}

function planOrder(chance: Chance, from: number): Act[] {
  // A second order never comes between an order and its payment or refund.
  const at = from + chance.below(8) * day + chance.below(20) * minute
  const acts: Act[] = [{ kind: 'order', at, quantity: 1 + chance.below(4) }]
  if (chance.isLucky(0.2)) return acts
  acts.push({ kind: 'pay', at: at + 10_000 })
  if (chance.isLucky(0.25))
    acts.push({ kind: chance.isLucky(0.5) ? 'refundAll' : 'refundOne', at: at + 20_000 })
  return acts
}

export type TrueStep = { kind: 'follow' | 'coupon' | 'order'; amount: number }
export type TrueScan = { at: number; ad: number; steps: TrueStep[] }

const limits = { follow: 30 * minute, coupon: day, order: 7 * day }

/** The rule in its own words, shared with no code of the server. */
export function tellTruth({ acts }: PlannedPerson, price: number): TrueScan[] {
  const scans: TrueScan[] = []
  const own: TrueScan[] = []
  let phone: TrueScan | undefined
  let isMember = false
  let order: { placedAt: number; paid?: TrueStep; scan?: TrueScan; amount: number } | undefined
  const pending: (() => void)[] = []
  const lastBefore = (at: number) => own.filter((scan) => scan.at <= at).toSorted((a, b) => b.at - a.at)[0]
  const add = (kind: 'follow' | 'coupon', at: number) => {
    const scan = lastBefore(at)
    if (scan && at - scan.at <= limits[kind]) scan.steps.push({ kind, amount: 0 })
  }
  for (const act of acts) {
    if (act.kind === 'scan') scans.push((phone = { at: act.at, ad: act.ad, steps: [] }))
    if (act.kind === 'signIn') {
      isMember = true
      if (phone) own.push(phone)
      phone = undefined
    }
    // A later sign-in still belongs to the scan before the follow.
    if (act.kind === 'follow') pending.push(() => add('follow', act.at))
    if (act.kind === 'coupon' && isMember) add('coupon', act.at)
    if (act.kind === 'order') order = { placedAt: act.at, amount: act.quantity * price }
    if (act.kind === 'pay' && order) {
      const scan = lastBefore(order.placedAt)
      if (scan && act.at - scan.at <= limits.order) {
        order.paid = { kind: 'order', amount: order.amount }
        order.scan = scan
        scan.steps.push(order.paid)
      }
    }
    if (act.kind === 'refundOne' && order?.paid) order.paid.amount -= price
    if ((act.kind === 'refundAll' || (act.kind === 'refundOne' && order?.amount === price)) && order?.scan)
      order.scan.steps = order.scan.steps.filter((step) => step !== order?.paid)
  }
  for (const tell of pending) tell()
  return scans
}
