import { sounds } from '@lumiroute/games/effects'
import type { GameEvent } from '@lumiroute/games/simulation'

type Kind = GameEvent['kind']
const loudness = 0.6
const attackSeconds = 0.005

/** Sounds of a round, synthesised. Silent if the browser refuses sound without a touch. */
export class Sounds {
  #audio: AudioContext | null = null
  #gain: GainNode | null = null
  readonly #playedAt = new Map<Kind, number>()

  start() {
    try {
      this.#audio = new AudioContext()
      this.#gain = new GainNode(this.#audio, { gain: loudness })
      this.#gain.connect(this.#audio.destination)
      void this.#audio.resume().catch(() => undefined)
    } catch {
      this.#audio = null
    }
  }

  readonly play = ({ kind }: GameEvent) => {
    const [audio, gain] = [this.#audio, this.#gain]
    const sound = sounds[kind]
    if (!audio || !gain || audio.state !== 'running') return
    const now = audio.currentTime
    if (now - (this.#playedAt.get(kind) ?? -Infinity) < sound.secondsApart) return
    this.#playedAt.set(kind, now)
    const end = now + sound.ms / 1000
    const tone = new OscillatorNode(audio, { type: sound.wave, frequency: sound.fromHz })
    tone.frequency.exponentialRampToValueAtTime(sound.toHz, end)
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.linearRampToValueAtTime(sound.volume, now + attackSeconds)
    volume.gain.linearRampToValueAtTime(0, end)
    tone.connect(volume).connect(gain)
    tone.start(now)
    tone.stop(end)
  }

  stop() {
    void this.#audio?.close().catch(() => undefined)
    this.#audio = null
  }
}
