import { make, night, whole } from './element.ts'
import type { StageItem } from './programme.ts'
import { VideoShelf } from './video-shelf.ts'

/** Not cropped: items of another shape get dark borders. */
const picture = { ...whole, objectFit: 'contain', display: 'none' } as const

/** Invisible, yet painted: at 0 the browser would only draw the layer when it becomes visible. */
const unseen = '0.001'

/** Seeking a playing video by less than this would show as a stutter. */
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
    stop.addEventListener('abort', () => reject(new Error('Replaced by another item')), listen)
  }).finally(() => done.abort())
}

/** One of the two layers of a pane: while one is visible, the other prepares the next item. */
export class Slot {
  readonly element = make('div', {
    ...whole,
    background: night,
    visibility: 'hidden',
    willChange: 'opacity',
  })
  readonly #image = make('img', picture)
  readonly #videos: VideoShelf
  #video: HTMLVideoElement | undefined
  #item: StageItem | undefined
  #startMs = 0
  #stop = new AbortController()
  isReady = false

  constructor(isMuted: boolean) {
    this.#image.alt = ''
    this.element.append(this.#image)
    this.#videos = new VideoShelf(this.element, isMuted)
  }

  /** Resolves to false if another load replaced it; rejects if the item cannot be shown. */
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
    this.#videos.hide()
    this.#image.style.display = 'block'
    this.#image.src = url
    await this.#image.decode()
  }

  async #loadVideo(url: string, startMs: number, stop: AbortSignal) {
    this.#image.style.display = 'none'
    this.#image.removeAttribute('src')
    const video = (this.#video = this.#videos.take(url))
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await happening(video, 'loadeddata', stop)
    if (stop.aborted || (video.currentTime === startMs / 1000 && !video.ended)) return
    const sought = happening(video, 'seeked', stop)
    video.currentTime = startMs / 1000
    await sought
  }

  /** Whether the loaded position is close enough to start at this time. */
  isNear(elapsedMs: number) {
    return this.#item?.type !== 'video' || Math.abs(this.#startMs - elapsedMs) <= nearMs
  }

  /** Only the upper layer changes: visible, it covers the lower; invisible, it is still painted. */
  cover(isSeen: boolean) {
    Object.assign(this.element.style, { visibility: 'visible', opacity: isSeen ? '1' : unseen })
  }

  hide() {
    this.#videos.hide()
    this.element.style.visibility = 'hidden'
  }

  async play() {
    const video = this.#shownVideo
    if (!video) return
    try {
      await video.play()
    } catch (error) {
      // Browsers refuse sound before the first user interaction.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      video.muted = true
      await video.play().catch(() => undefined)
    }
  }

  pause() {
    this.#video?.pause()
  }

  seek(elapsedMs: number) {
    if (this.#shownVideo) this.#shownVideo.currentTime = elapsedMs / 1000
  }

  /** Position of a playing video; undefined for an image. */
  playedMs(): number | undefined {
    const video = this.#shownVideo
    return video && !video.ended && !video.seeking ? video.currentTime * 1000 : undefined
  }

  /** The picture element, for drawing it elsewhere. */
  get picture(): HTMLImageElement | HTMLVideoElement | undefined {
    if (!this.#item || !this.isReady) return undefined
    return this.#shownVideo ?? this.#image
  }

  /**
   * When the first frame was visible, extrapolated from the video's position; for an image, the next frame.
   */
  seenAt(): Promise<number> {
    return new Promise((resolve) => {
      const video = this.#shownVideo
      if (!video) return void requestAnimationFrame(() => resolve(performance.now()))
      const startMs = this.#startMs
      video.requestVideoFrameCallback((_now, { expectedDisplayTime, mediaTime }) =>
        resolve(expectedDisplayTime - Math.max(mediaTime * 1000 - startMs, 0)),
      )
    })
  }

  /** Visible without a picture. */
  get isDark() {
    if (this.element.style.visibility === 'hidden') return false
    const video = this.#shownVideo
    const hasPicture = video
      ? video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
      : this.#image.naturalWidth > 0
    return !hasPicture
  }

  get isBroken() {
    return (this.#shownVideo?.error ?? null) !== null
  }

  /** undefined for an image. */
  get #shownVideo() {
    return this.#item?.type === 'video' ? this.#video : undefined
  }

  destroy() {
    this.#stop.abort()
    this.#videos.clear()
    this.#image.removeAttribute('src')
    this.element.remove()
  }
}
