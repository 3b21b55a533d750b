import { type Programme, getProgramme } from '@lumiroute/contract/playbox'
import { type FileFaults, clearFault, recordFault, isSkipped, skipFile } from '../core/file-faults.ts'
import { type FileNeed, filesNeeded, filesToPurge } from '../core/file-plan.ts'
import { type Programmes, changeOver, noProgrammes, takeProgramme } from '../core/programme-change.ts'
import type { Fetched } from '../ports/files.port.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import type { Timekeeper } from './timekeeper.ts'

/** The current programme, the next one, and their files. */
export class ProgrammeKeeper {
  readonly #ports: Ports
  readonly #time: Timekeeper
  #programmes: Programmes = noProgrammes
  #etag: string | null = null
  faults: FileFaults = {}

  constructor(ports: Ports, time: Timekeeper) {
    this.#ports = ports
    this.#time = time
  }

  async load() {
    this.#programmes = (await this.#ports.store.get('programmes')) ?? noProgrammes
  }

  get playing(): Programme | null {
    return this.#programmes.playing
  }

  get version(): string | null {
    return (this.#programmes.coming ?? this.#programmes.playing)?.version ?? null
  }

  /** URL of a stored file; undefined if it is missing or skipped. */
  readonly urlOf = (sha256: string): string | undefined =>
    isSkipped(this.faults, sha256, this.#nowMs()) ? undefined : this.#ports.files.urlOf(sha256)

  /** Returns the status of the request. */
  async ask({ token, deviceId }: Pairing): Promise<number> {
    const { api, appVersion } = this.#ports
    // File links expire after some minutes: if a file is still missing, request the full answer.
    const etag = this.#missing().length > 0 ? null : this.#etag
    const { status, answer, ...rest } = await api.call(
      getProgramme,
      { deviceId, appVersion },
      { token, etag },
    )
    if (!answer) return status
    this.#etag = rest.etag ?? null
    await this.#keep(takeProgramme(this.#programmes, answer))
    await this.#changeOver()
    return status
  }

  async forget() {
    this.#etag = null
    await this.#keep(noProgrammes)
  }

  skipFile(sha256: string, text: string) {
    this.faults = skipFile(this.faults, sha256, text, this.#nowMs())
  }

  /** Fetches the next needed file. */
  async fetchNext(): Promise<Fetched['kind'] | 'none'> {
    await this.#changeOver()
    const [need] = this.#missing()
    if (!need) return 'none'
    await this.#makeRoom(need.size)
    const fetched = await this.#ports.files.fetch(need)
    if (fetched.kind === 'wrong')
      this.faults = recordFault(this.faults, need.sha256, fetched.text, this.#nowMs())
    if (fetched.kind === 'kept') this.faults = clearFault(this.faults, need.sha256)
    await this.#changeOver()
    return fetched.kind
  }

  async touchPlaying() {
    const { playing } = this.#programmes
    const ms = this.#nowMs()
    const named = playing ? filesNeeded(playing, ms).map(({ sha256 }) => sha256) : []
    await this.#ports.files.touch(named, ms)
  }

  #nowMs() {
    return this.#time.now().ms
  }

  #named(): FileNeed[] {
    const { playing, coming } = this.#programmes
    return [coming, playing].flatMap((programme) => (programme ? filesNeeded(programme, this.#nowMs()) : []))
  }

  #isSettled(sha256: string) {
    return this.#ports.files.urlOf(sha256) !== undefined || isSkipped(this.faults, sha256, this.#nowMs())
  }

  #missing(): FileNeed[] {
    return this.#named().filter(({ sha256 }) => !this.#isSettled(sha256))
  }

  async #makeRoom(comingBytes: number) {
    const { files } = this.#ports
    const named = new Set(this.#named().map(({ sha256 }) => sha256))
    const goners = filesToPurge(files.list(), named, await files.disk(), comingBytes)
    for (const sha256 of goners) await files.remove(sha256)
  }

  async #changeOver() {
    await this.#keep(changeOver(this.#programmes, this.#nowMs(), (sha256) => this.#isSettled(sha256)))
  }

  async #keep(programmes: Programmes) {
    if (programmes === this.#programmes) return
    this.#programmes = programmes
    await this.#ports.store.set('programmes', programmes)
  }
}
