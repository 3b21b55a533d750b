import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import workerUrl from 'hls.js/dist/hls.worker.js?url'

type Told = { onMoved: () => void; onError: (detail: string) => void }

const describeDetail = ({ details, response }: Pick<ErrorData, 'details' | 'response'>) =>
  response?.code ? `${details} ${response.code}` : details

/** A video above the picture, opened and closed by the stream rules. */
export class LiveStream {
  readonly element = document.createElement('video')
  readonly #told: Told
  #hls: Hls | null = null
  #turn = 0
  #lastSeconds = 0

  constructor(told: Told) {
    this.#told = told
    this.element.className = 'stream'
    this.element.muted = true
    this.element.playsInline = true
    this.element.addEventListener('timeupdate', () => this.#watch())
    this.element.addEventListener('error', () => {
      if (this.element.error) told.onError(`media error ${this.element.error.code}`)
    })
  }

  #watch() {
    const { currentTime } = this.element
    if (currentTime > this.#lastSeconds) this.#told.onMoved()
    this.#lastSeconds = currentTime
  }

  open(url: string) {
    this.close()
    const turn = this.#turn
    const isWanted = () => turn === this.#turn
    void this.#attach(url, isWanted).catch((error: unknown) => {
      if (isWanted()) this.#told.onError(String(error))
    })
  }

  async #attach(url: string, isWanted: () => boolean) {
    const { default: Player } = await import('hls.js')
    if (!isWanted()) return
    if (!Player.isSupported()) {
      this.element.src = url
    } else {
      this.#hls = new Player({ workerPath: workerUrl, backBufferLength: 10, liveDurationInfinity: true })
      this.#hls.on(Player.Events.ERROR, (_event, data) => this.#told.onError(describeDetail(data)))
      this.#hls.loadSource(url)
      this.#hls.attachMedia(this.element)
    }
    await this.element.play()
  }

  close() {
    this.#turn += 1
    this.#lastSeconds = 0
    this.#hls?.destroy()
    this.#hls = null
    this.element.removeAttribute('src')
    this.element.load()
  }

  raise(isRaised: boolean) {
    this.element.classList.toggle('raised', isRaised)
  }
}
