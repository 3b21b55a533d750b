import { make, night, whole } from './element.ts'
import type { StageItem } from './programme.ts'

/** Nothing is cut off: what does not have the screen's shape stands before the dark. */
const picture = { ...whole, objectFit: 'contain', display: 'none' } as const

/** Too faint for any screen, yet painted: at 0 the browser would draw the layer only when its turn has come. */
const unseen = '0.001'

/** Seeking a playing video for less than this would show as a stumble. */
const nearMs = 250

function happening(
  video: HTMLVideoElement,
  event: 'loadeddata' | 'seeked',
  stop: AbortSignal,
): Promise<void> {
  const done = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const listen = { signal: done.signal }
    video.addEventListener(event, () => resolve(), listen)
    video.addEventListener('error', () => reject(new Error('The video cannot be played')), listen)
    stop.addEventListener('abort', () => reject(new Error('Another item took its place')), listen)
  }).finally(() => done.abort())
}

/** One of the two layers of a pane: while one is seen, the other makes the next item ready beneath it. */
export class Slot {
  readonly element = make('div', {
    ...whole,
    background: night,
    visibility: 'hidden',
    willChange: 'opacity',
  })
  readonly #image = make('img', picture)
  readonly #video = make('video', picture)
  #item: StageItem | undefined
  #startMs = 0
  #stop = new AbortController()
  isReady = false

  constructor(isMuted: boolean) {
    this.#image.alt = ''
    this.#video.muted = isMuted
    this.#video.playsInline = true
    this.#video.preload = 'auto'
    this.#video.disableRemotePlayback = true
    this.element.append(this.#image, this.#video)
  }

  /** Resolves to false where another load took its place meanwhile; rejects where the item cannot be shown. */
  async load(item: StageItem, startMs: number): Promise<boolean> {
    this.#stop.abort()
    const { signal } = (this.#stop = new AbortController())
    this.#item = item
    this.#startMs = startMs
    this.isReady = false
    try {
      await (item.type === 'video' ? this.#loadVideo(item.url, startMs, signal) : this.#loadImage(item.url))
    } catch (error) {
      if (!signal.aborted) throw error
    }
    this.isReady ||= !signal.aborted
    return !signal.aborted
  }

  async #loadImage(url: string) {
    this.#freeVideo()
    this.#image.style.display = 'block'
    this.#image.src = url
    await this.#image.decode()
  }

  async #loadVideo(url: string, startMs: number, stop: AbortSignal) {
    this.#image.style.display = 'none'
    this.#image.removeAttribute('src')
    this.#video.style.display = 'block'
    const loaded = happening(this.#video, 'loadeddata', stop)
    this.#video.src = url
    await loaded
    if (startMs === 0 || stop.aborted) return
    const sought = happening(this.#video, 'seeked', stop)
    this.#video.currentTime = startMs / 1000
    await sought
  }

  /** Whether what was loaded begins near enough to be shown from this moment on. */
  isNear(elapsedMs: number) {
    return this.#item?.type !== 'video' || Math.abs(this.#startMs - elapsedMs) <= nearMs
  }

  /** Of the two layers the upper one alone changes: seen, it covers the lower; unseen, it is painted all the same. */
  cover(isSeen: boolean) {
    Object.assign(this.element.style, { visibility: 'visible', opacity: isSeen ? '1' : unseen })
  }

  hide() {
    this.#video.pause()
    this.element.style.visibility = 'hidden'
  }

  async play() {
    if (this.#item?.type !== 'video') return
    try {
      await this.#video.play()
    } catch (error) {
      // Browsers refuse sound before the person touched the page.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      this.#video.muted = true
      await this.#video.play().catch(() => undefined)
    }
  }

  pause() {
    this.#video.pause()
  }

  seek(elapsedMs: number) {
    if (this.#item?.type === 'video') this.#video.currentTime = elapsedMs / 1000
  }

  /** Where a playing video is; undefined where only the clock knows. */
  playedMs(): number | undefined {
    const runs = this.#item?.type === 'video' && !this.#video.ended && !this.#video.seeking
    return runs ? this.#video.currentTime * 1000 : undefined
  }

  /** The picture itself, for whoever wants to draw it elsewhere. */
  get picture(): HTMLImageElement | HTMLVideoElement | undefined {
    if (!this.#item || !this.isReady) return undefined
    return this.#item.type === 'video' ? this.#video : this.#image
  }

  /**
   * When the first frame was seen, had the video run from then on without a stumble; for an image, as soon as the
   * screen is drawn again.
   */
  seenAt(): Promise<number> {
    return new Promise((resolve) => {
      if (this.#item?.type !== 'video') return void requestAnimationFrame(() => resolve(performance.now()))
      const startMs = this.#startMs
      this.#video.requestVideoFrameCallback((_now, { expectedDisplayTime, mediaTime }) =>
        resolve(expectedDisplayTime - Math.max(mediaTime * 1000 - startMs, 0)),
      )
    })
  }

  /** On screen without a picture. */
  get isDark() {
    if (this.element.style.visibility === 'hidden') return false
    const hasPicture =
      this.#item?.type === 'video'
        ? this.#video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
        : this.#image.naturalWidth > 0
    return !hasPicture
  }

  get isBroken() {
    return this.#item?.type === 'video' && this.#video.error !== null
  }

  #freeVideo() {
    this.#video.style.display = 'none'
    if (!this.#video.hasAttribute('src')) return
    this.#video.removeAttribute('src')
    this.#video.load()
  }

  destroy() {
    this.#stop.abort()
    this.#freeVideo()
    this.#image.removeAttribute('src')
    this.element.remove()
  }
}
