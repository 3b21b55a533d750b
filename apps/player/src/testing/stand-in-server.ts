import { type CallOf, type Endpoint, isMultipart } from '@lumiroute/contract'
import {
  beginPairing,
  type DeviceKey,
  finishPairing,
  type Programme,
  getProgramme,
  openGame,
  type PlannedRoom,
  registerKey,
  sendHeartbeat,
  sendPlays,
  sendSamples,
  sendScreenshot,
  waitForWakeup,
} from '@lumiroute/contract/playbox'
import { openStream, sendStreamEvents } from '@lumiroute/contract/stream'
import { getRoom } from '@lumiroute/contract/game'
import type { ApiPort } from '../ports/api.port.ts'
import { StandInChains } from './stand-in-chains.ts'
import type { Play, StreamEvent } from '../core/queue-rules.ts'

type SentPlays = CallOf<typeof sendPlays>
type SentImage = CallOf<typeof sendScreenshot>

const longestWaitMs = 25_000

type Handle = (input: never) => { status: number; answer?: unknown; chain?: unknown; fields?: object }

/** A fake server: validates bodies with the contract, counts each play once, and can stop answering. */
export class StandInServer implements ApiPort {
  isUp = true
  /** How many requests to process without delivering an answer. */
  answersToLose = 0
  isTyped = false
  token = 'token-1'
  programme: Programme
  readonly plays = new Map<string, Play>()
  readonly chains = new StandInChains()
  /** Rejects plays for which this returns true. */
  rejects: (play: Play) => boolean = () => false
  readonly streamEvents = new Map<string, StreamEvent>()
  /** How long a signed URL is valid; null refuses to issue one. */
  streamLifeMs: number | null = 3_600_000
  #signatures = 0
  /** The room that it opens for the box; null refuses. */
  room: PlannedRoom | null = null
  prize: { title: string; winScore: number } | null = null
  readonly calls: { id: string; input: Record<string, unknown> }[] = []
  readonly #nowMs: () => number
  readonly #wait: (ms: number) => Promise<void>
  #mark = 0
  #waker = () => {}

  constructor(programme: Programme, nowMs: () => number, wait: (ms: number) => Promise<void>) {
    this.programme = programme
    this.#nowMs = nowMs
    this.#wait = wait
  }

  /** Answers the long poll: the programme has changed. */
  wakeUp() {
    this.#mark += 1
    this.#waker()
  }

  async #tellWake(mark: number) {
    const woken = new Promise<void>((resolve) => (this.#waker = resolve))
    if (mark >= this.#mark) await Promise.race([woken, this.#wait(longestWaitMs)])
    if (!this.isUp) return { status: 0 }
    return { status: 200, answer: { isDue: this.#mark > mark, mark: this.#mark } }
  }

  readonly #acts: Record<string, Handle> = {
    [beginPairing.id]: () => ({
      status: 200,
      answer: { code: 'ABC234', secret: 's', expiresAt: '', pollSeconds: 3 },
    }),
    [finishPairing.id]: ({ key }: { key?: DeviceKey }) => {
      if (!this.isTyped) return { status: 200, answer: {} }
      if (key) this.chains.register(key)
      return { status: 200, answer: { isPaired: true, token: this.token, deviceId: 'AA:BB:CC:DD:EE:FF' } }
    },
    [registerKey.id]: ({ key }: { key: DeviceKey }) => this.chains.register(key),
    [sendHeartbeat.id]: ({ fingerprint }: { fingerprint: string | null }) => ({
      status: 200,
      answer: {
        serverTime: this.#serverTime(),
        clockSkewMs: 0,
        version: this.programme.version,
        isKeyKnown: fingerprint === null || this.chains.keys.has(fingerprint),
      },
    }),
    [getProgramme.id]: () => ({ status: 200, answer: structuredClone(this.programme) }),
    [sendPlays.id]: ({ plays, recordId, chain }: SentPlays) => {
      const wrong = plays.flatMap((play, index) =>
        this.rejects(play) ? [[`plays.${index}.startAt`, 'x']] : [],
      )
      if (wrong.length > 0) return { status: 400, fields: Object.fromEntries(wrong) as object }
      const refusal = chain && this.chains.take(recordId, plays, chain)
      if (refusal) return { status: 409, fields: {}, chain: refusal }
      for (const play of plays) this.plays.set(play.playId, play)
      return { status: 200, answer: {} }
    },
    [sendStreamEvents.id]: ({ events }: { events: StreamEvent[] }) => {
      for (const event of events) this.streamEvents.set(event.eventId, event)
      return { status: 200, answer: {} }
    },
    [openStream.id]: () => {
      if (this.streamLifeMs === null) return { status: 503 }
      const expiresAt = new Date(this.#nowMs() + this.streamLifeMs).toISOString()
      const playbackUrl = `https://stream.mux.com/abc.m3u8?token=${(this.#signatures += 1)}`
      return { status: 200, answer: { playbackUrl, expiresAt } }
    },
    [getRoom.id]: () => ({ status: 200, answer: { room: { prize: this.prize } } }),
    [openGame.id]: () => (this.room ? { status: 200, answer: { room: this.room } } : { status: 409 }),
    [sendScreenshot.id]: (image: SentImage) => {
      const refusal = image.fingerprint ? this.chains.takeImage(image) : undefined
      return refusal ? { status: 409, fields: {}, chain: refusal } : { status: 200, answer: {} }
    },
    [sendSamples.id]: () => ({ status: 200, answer: {} }),
  }

  #serverTime() {
    return new Date(this.#nowMs()).toISOString()
  }

  readonly call: ApiPort['call'] = async (endpoint: Endpoint, input: unknown, options = {}) => {
    if (!this.isUp) return { status: 0 }
    const isAnyone = endpoint.access.who === 'public'
    if (!isAnyone && options.token !== this.token) return { status: 401 }
    if (endpoint.body && !isMultipart(endpoint.body)) {
      const { issues } = await endpoint.body['~standard'].validate(input)
      if (issues) return { status: 400, fields: {} }
    }
    if (endpoint.id === waitForWakeup.id) return this.#tellWake((input as { mark: number }).mark) as never
    this.calls.push({ id: endpoint.id, input: input as Record<string, unknown> })
    const answer = this.#acts[endpoint.id]?.(input as never) ?? { status: 200, answer: {} }
    if (this.answersToLose <= 0) return answer as never
    this.answersToLose -= 1
    return { status: 0 }
  }
}
