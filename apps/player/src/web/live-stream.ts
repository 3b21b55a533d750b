import type Hls from 'hls.js'
import workerUrl from 'hls.js/dist/hls.worker.js?url'

/** A video over the picture, opened and closed as the rules say. */
export class LiveStream {
  readonly element = document.createElement('video')
  readonly #onMoved: () => void
  #hls: Hls | null = null
  #turn = 0
  #lastSeconds = 0

  constructor(onMoved: () => void) {
    this.#onMoved = onMoved
    this.element.className = 'stream'
    this.element.muted = true
    this.element.playsInline = true
    this.element.addEventListener('timeupdate', () => this.#watch())
  }

  #watch() {
    const { currentTime } = this.element
    if (currentTime > this.#lastSeconds) this.#onMoved()
    this.#lastSeconds = currentTime
  }

  open(url: string) {
    this.close()
    const turn = this.#turn
    void this.#attach(url, () => turn === this.#turn).catch(() => undefined)
  }

  async #attach(url: string, isWanted: () => boolean) {
    const { default: Player } = await import('hls.js')
    if (!isWanted()) return
    if (!Player.isSupported()) {
      this.element.src = url
    } else {
      this.#hls = new Player({ workerPath: workerUrl, backBufferLength: 10, liveDurationInfinity: true })
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
