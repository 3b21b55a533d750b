import {
  type LiveFleet,
  type LiveMoves,
  type LiveVehicle,
  moveVehicle,
  streamLive,
} from '@lumiroute/contract/live'
import { download, isApiError } from '../../../lib/api/client.ts'
import { readEvents, type StreamEvent } from '../../../lib/api/read-events.ts'

export type LiveStatus = 'connecting' | 'live' | 'reconnecting' | 'refused'

export type LiveView = {
  status: LiveStatus
  vehicles: readonly LiveVehicle[]
  nextDate: string | null
  /** By this computer's clock. */
  heardAt: number | null
  /** How far the server's clock is ahead of this computer's. */
  aheadMs: number
  hasFleet: boolean
}

/** The server sends a heartbeat every 15 s; a connection without one for 40 s is treated as dead. */
const deadMs = 40_000
/** A stream that ends with its token reconnects sooner than this, so show nothing until then. */
const calmMs = 3000
const drawMs = 400
const waits = [250, 1000, 3000, 8000, 20_000]
const hiddenMs = 20_000

const nothing: LiveView = {
  status: 'connecting',
  vehicles: [],
  nextDate: null,
  heardAt: null,
  aheadMs: 0,
  hasFleet: false,
}

/** Live fleet of one store, or of all, while the page is visible. */
export function createLiveFeed(storeCode: string | undefined) {
  const listeners = new Set<() => void>()
  const fleet = new Map<number, LiveVehicle>()
  let view = nothing
  let leaving: AbortController | undefined
  let [drawTimer, retryTimer, calmTimer, deadTimer, hideTimer] = Array<number | undefined>(5)
  let failures = 0

  function show(change: Partial<LiveView>) {
    view = { ...view, ...change }
    drawTimer ??= window.setTimeout(() => {
      drawTimer = undefined
      view = { ...view, vehicles: [...fleet.values()] }
      listeners.forEach((listener) => listener())
    }, drawMs)
  }

  function hear(told: StreamEvent | null) {
    window.clearTimeout(deadTimer)
    deadTimer = window.setTimeout(connect, deadMs)
    window.clearTimeout(calmTimer)
    const now = Date.now()
    if (told?.event === 'fleet') takeFleet(JSON.parse(told.data) as LiveFleet, now)
    else if (told?.event === 'moves') takeMoves(JSON.parse(told.data) as LiveMoves, now)
    else show({ status: 'live', heardAt: now })
  }

  function takeFleet({ serverTime, vehicleList, nextDate }: LiveFleet, now: number) {
    failures = 0
    fleet.clear()
    for (const vehicle of vehicleList) fleet.set(vehicle.vehicleId, vehicle)
    show({ status: 'live', heardAt: now, aheadMs: serverTime - now, nextDate, hasFleet: true })
  }

  function takeMoves({ serverTime, moveList }: LiveMoves, now: number) {
    for (const move of moveList) {
      const known = fleet.get(move.vehicleId)
      if (known) fleet.set(move.vehicleId, moveVehicle(known, move))
    }
    show({ status: 'live', heardAt: now, aheadMs: serverTime - now })
  }

  async function follow(signal: AbortSignal) {
    const response = await download(streamLive, storeCode ? { storeCode } : {}, { signal })
    if (!response.body) return
    for await (const told of readEvents(response.body)) hear(told)
  }

  function connect() {
    disconnect()
    const { signal } = (leaving = new AbortController())
    follow(signal).then(
      () => !signal.aborted && retry(),
      (error: unknown) => {
        if (signal.aborted) return
        if (isApiError(error) && [400, 403, 404].includes(error.status)) return show({ status: 'refused' })
        failures += 1
        retry()
      },
    )
  }

  function retry() {
    const isLost = view.hasFleet || failures > 1
    const calm = () => show({ status: isLost ? 'reconnecting' : 'connecting' })
    window.clearTimeout(calmTimer)
    calmTimer = window.setTimeout(calm, failures > 1 ? 0 : calmMs)
    const wait = waits[Math.min(failures, waits.length - 1)] as number
    // Spread the reconnects of many clients after a server restart.
    retryTimer = window.setTimeout(connect, wait * (0.75 + Math.random() / 2))
  }

  function disconnect() {
    for (const timer of [retryTimer, deadTimer]) window.clearTimeout(timer)
    leaving?.abort()
    leaving = undefined
  }

  // A browser allows six connections per server, so hidden pages must not hold one.
  function onVisibility() {
    window.clearTimeout(hideTimer)
    if (document.hidden) hideTimer = window.setTimeout(disconnect, hiddenMs)
    else if (!leaving) connect()
  }

  function start() {
    connect()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', connect)
  }

  function stop() {
    disconnect()
    for (const timer of [drawTimer, calmTimer, hideTimer]) window.clearTimeout(timer)
    drawTimer = undefined
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('online', connect)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    view: () => view,
    retry: connect,
  }
}
