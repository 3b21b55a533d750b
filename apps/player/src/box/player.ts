import { sendHeartbeat, waitForWakeup } from '@lumiroute/contract/playbox'
import { sha256BytesHex } from '@lumiroute/evidence/chain'
import { reportFaults } from '../core/file-faults.ts'
import { waitAfter } from '../core/pace.ts'
import { isRenewalDue } from '../core/renewal.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import { text } from '../text.ts'
import { ChainSender } from './chain-sender.ts'
import { pairBox } from './pair-box.ts'
import { ProgrammeKeeper } from './programme-keeper.ts'
import { sendReports, trimReports } from './send-reports.ts'
import { Show } from './show.ts'
import { Signer } from './signer.ts'
import { Timekeeper } from './timekeeper.ts'

const drawEveryMs = 500
const beatEveryMs = 30_000
const fetchEveryMs = 5000
const sendEveryMs = 60_000
const sampleEveryMs = 5000
const captureEveryMs = 30 * 60_000
const captureCheckMs = 10_000
const rememberEveryMs = 60_000
const renewCheckMs = 60_000
/** Pause between two long polls; the heartbeat delivers the same news half a minute later. */
const listenEveryMs = 1000
const mostFaults = 20

/** false: failed for now, retried with increasing delays. */
type Act = () => Promise<boolean | void> | void

/** Plays the programme whether or not the server answers; all communication runs in parallel. */
export class Player {
  readonly #ports: Ports
  readonly #time: Timekeeper
  readonly #keeper: ProgrammeKeeper
  readonly #show: Show
  readonly #signer: Signer
  readonly #chains: ChainSender
  #pairing: Pairing | null = null
  #askedMonoMs = -Infinity
  #mark = 0
  #captured = { recordId: 0, monoMs: 0 }
  #isStopped = false
  #wakes = 0
  readonly #sleepers = new Set<() => void>()
  readonly #troubles = new Map<string, string>()

  constructor(ports: Ports) {
    this.#ports = ports
    this.#time = new Timekeeper(ports)
    this.#signer = new Signer(ports)
    this.#chains = new ChainSender(ports, this.#signer)
    this.#keeper = new ProgrammeKeeper(ports, this.#time)
    this.#show = new Show(ports, this.#time, this.#keeper, {
      onUrgent: () => this.wake(),
      pairing: () => this.#pairing,
      onGameFault: (problem) =>
        problem ? this.#troubles.set('game', problem) : this.#troubles.delete('game'),
    })
  }

  async start() {
    await Promise.all([this.#time.load(), this.#keeper.load(), this.#show.load()])
    this.#pairing = await this.#ports.store.get('pairing')
    if (this.#pairing) await this.#attempt('key', () => this.#signer.load())
    void this.#repeat('draw', drawEveryMs, () => this.#show.draw())
    void this.#repeat('beat', beatEveryMs, () => this.#beat(), this.#lightSleep)
    void this.#repeat('listen', listenEveryMs, () => this.#listen())
    void this.#repeat('files', fetchEveryMs, () => this.#fetchFiles(), this.#lightSleep)
    void this.#repeat('send', sendEveryMs, () => this.#send(), this.#lightSleep)
    void this.#repeat('sample', sampleEveryMs, () => this.#sample())
    void this.#repeat('remember', rememberEveryMs, () => this.#remember())
    void this.#repeat('capture', captureCheckMs, () => this.#capture())
    void this.#repeat('renew', renewCheckMs, () => this.#renew())
  }

  /** No paid content is playing: the time to install a new version of the app. */
  get isIdle() {
    return this.#show.ad === null
  }

  /** The network is back, or a report is urgent: act at once. */
  wake() {
    this.#wakes += 1
    for (const wake of this.#sleepers) wake()
    this.#sleepers.clear()
  }

  /** Ends early when `wake` is called. */
  readonly #lightSleep = (ms: number) =>
    new Promise<void>((resolve) => {
      this.#sleepers.add(resolve)
      void this.#ports.clock.wait(ms).then(() => {
        this.#sleepers.delete(resolve)
        resolve()
      })
    })

  stop() {
    this.#isStopped = true
    this.#show.stop()
  }

  /** One failure must not end a repeated task; the heartbeat reports it to operators. */
  async #repeat(name: string, everyMs: number, act: Act, rest = this.#ports.clock.wait) {
    for (let failures = 0; !this.#isStopped;) {
      const wakes = this.#wakes
      const isDone = await this.#attempt(name, act)
      failures = isDone ? 0 : failures + 1
      // An urgent report that was queued after the act had read the queue would wait for a minute.
      const isAgain = rest === this.#lightSleep && wakes !== this.#wakes
      if (!isAgain)
        await rest(isDone ? everyMs : Math.max(everyMs, waitAfter(failures, this.#ports.random())))
    }
  }

  async #attempt(name: string, act: Act): Promise<boolean> {
    try {
      const isDone = (await act()) !== false
      this.#troubles.delete(name)
      return isDone
    } catch (error) {
      this.#troubles.set(name, String(error))
      return false
    }
  }

  async #beat() {
    this.#pairing ??= await this.#pair()
    const { api, appVersion, clock, files, queue } = this.#ports
    const { token, deviceId } = this.#pairing
    const { quotaBytes, usedBytes } = await files.disk()
    const sentMonoMs = clock.monoMs()
    const { status, answer } = await api.call(
      sendHeartbeat,
      {
        deviceId,
        at: new Date(clock.deviceMs()).toISOString(),
        appVersion,
        diskFree: Math.max(0, Math.round(quotaBytes - usedBytes)),
        onScreen: this.#show.onScreen,
        faults: this.#faults(),
        queued: await queue.count(),
        fingerprint: this.#signer.fingerprint,
      },
      { token },
    )
    if (status === 401) return this.#unpair()
    if (!answer) return
    await this.#time.heard(answer.serverTime, sentMonoMs)
    await this.#askIfDue({ token, deviceId }, answer.version)
    if (!answer.isKeyKnown) await this.#signer.register({ token, deviceId })
  }

  #faults() {
    const troubles = [...this.#troubles].map(([act, problem]) => ({ file: act, text: problem.slice(0, 300) }))
    return [...troubles, ...reportFaults(this.#keeper.faults)].slice(0, mostFaults)
  }

  async #askIfDue(pairing: Pairing, version: string) {
    const { clock } = this.#ports
    const pollMs = (this.#keeper.playing?.pollSeconds ?? 0) * 1000
    const isDue = version !== this.#keeper.version || clock.monoMs() - this.#askedMonoMs >= pollMs
    if (isDue) await this.#ask(pairing)
  }

  async #ask(pairing: Pairing) {
    this.#askedMonoMs = this.#ports.clock.monoMs()
    if ((await this.#keeper.ask(pairing)) === 401) await this.#unpair()
  }

  /** Long poll, so that a game starts and stops at once. */
  async #listen() {
    if (!this.#pairing) return
    const { token, deviceId } = this.#pairing
    const told = await this.#ports.api.call(waitForWakeup, { deviceId, mark: this.#mark }, { token })
    if (!told.answer) return false
    this.#mark = told.answer.mark
    if (told.answer.isDue && this.#pairing) await this.#ask(this.#pairing)
  }

  async #pair(): Promise<Pairing> {
    const { pairing, key } = await pairBox(this.#ports, await this.#signer.create())
    // The token is issued only once: a slow or full disk must not lose it while the device is on.
    void this.#attempt('pairing', () => this.#ports.store.set('pairing', pairing))
    await this.#attempt('key', () => this.#signer.use(key))
    return pairing
  }

  /** An unpaired device shows no paid content; the next heartbeat requests a code. */
  async #unpair() {
    if (!this.#pairing) return
    this.#pairing = null
    this.#show.stop()
    this.#ports.screen.show({ kind: 'code', code: null, note: text.connecting })
    await this.#ports.store.set('pairing', null)
    await this.#keeper.forget()
    void this.#ports.clock.wait(0).then(() => this.wake())
  }

  async #fetchFiles() {
    while (this.#pairing) {
      const fetched = await this.#keeper.fetchNext()
      // The link may have expired: only a failure with a fresh link counts against the file.
      if (fetched === 'wrong') await this.#ask(this.#pairing)
      if (fetched !== 'kept') return
    }
  }

  async #send() {
    if (!this.#pairing) return true
    const sent = await sendReports({ ...this.#ports, chains: this.#chains }, this.#pairing)
    return sent !== 'later'
  }

  async #sample() {
    const { ad } = this.#show
    const place = this.#show.place()
    if (ad?.recordId === null || ad?.recordId === undefined || !place) return
    const { ms } = this.#time.now()
    const sample = {
      recordTime: new Date(ms).toISOString(),
      currentLatitude: place.lat,
      currentLongitude: place.lng,
      accuracy: Math.min(place.accuracy, 100_000),
    }
    await this.#ports.queue.add([{ kind: 'sample', recordId: ad.recordId, sample }], ms)
  }

  /** Soon after a record began, then every half hour. */
  async #capture() {
    const recordId = this.#show.ad?.recordId
    const monoMs = this.#ports.clock.monoMs()
    const isRecent = recordId === this.#captured.recordId && monoMs - this.#captured.monoMs < captureEveryMs
    const jpeg = recordId && !isRecent ? await this.#ports.screen.capture() : null
    if (!recordId || !jpeg) return
    this.#captured = { recordId, monoMs }
    const { ms } = this.#time.now()
    const sha256 = sha256BytesHex(new Uint8Array(await jpeg.arrayBuffer()))
    const report = { kind: 'image' as const, recordId, at: new Date(ms).toISOString(), jpeg, sha256 }
    await this.#ports.queue.add([report], ms)
  }

  #renew() {
    const { ms } = this.#time.now()
    const timeZone = this.#keeper.playing?.timeZone ?? 'Asia/Taipei'
    const isDue = isRenewalDue({ upMs: this.#time.upMs, ms, timeZone, isIdle: this.isIdle })
    if (!this.#pairing || !isDue) return
    // The current play must be saved before the page unloads.
    this.stop()
    void this.#ports.queue.count().then(this.#ports.renew, this.#ports.renew)
  }

  async #remember() {
    await this.#time.rememberNow()
    await this.#keeper.touchPlaying()
    const { ms, isKnown } = this.#time.now()
    if (isKnown) await trimReports(this.#ports, ms)
  }
}
