import { make, whole } from './element.ts'

/** More would occupy the device's decoders; a longer playlist reloads its videos. */
const mostKept = 4

/**
 * The videos of one layer. Each load takes memory that the browser frees late, too late for a device that
 * plays for weeks, so the few videos of a playlist stay loaded and restart.
 */
export class VideoShelf {
  readonly #kept = new Map<string, HTMLVideoElement>()
  readonly #holder: HTMLElement
  readonly #isMuted: boolean

  constructor(holder: HTMLElement, isMuted: boolean) {
    this.#holder = holder
    this.#isMuted = isMuted
  }

  /** The video of this URL; hides the others. */
  take(url: string): HTMLVideoElement {
    const known = this.#kept.get(url)
    const video = known && !known.error ? known : this.#make(url)
    if (known && known !== video) free(known)
    this.#kept.delete(url)
    this.#kept.set(url, video)
    this.#dropOldest()
    this.hide(video)
    video.style.display = 'block'
    return video
  }

  hide(except?: HTMLVideoElement) {
    for (const video of this.#kept.values()) {
      if (video === except) continue
      video.pause()
      video.style.display = 'none'
    }
  }

  #make(url: string): HTMLVideoElement {
    const video = make('video', { ...whole, objectFit: 'contain', display: 'none' })
    video.muted = this.#isMuted
    video.playsInline = true
    video.preload = 'auto'
    video.disableRemotePlayback = true
    video.src = url
    this.#holder.append(video)
    return video
  }

  #dropOldest() {
    if (this.#kept.size <= mostKept) return
    const [url, video] = this.#kept.entries().next().value as [string, HTMLVideoElement]
    this.#kept.delete(url)
    free(video)
  }

  clear() {
    for (const video of this.#kept.values()) free(video)
    this.#kept.clear()
  }
}

/** Without this the browser holds the loaded data until garbage collection. */
function free(video: HTMLVideoElement) {
  video.pause()
  video.removeAttribute('src')
  video.load()
  video.remove()
}
