import { vibrations } from '@lumiroute/games/effects'
import type { EventKind } from '@lumiroute/games/simulation'

const longMs = 100
/** Faster flashes can harm people. */
const flashesApartMs = 400

const lengthOf = (pattern: readonly number[]) => pattern.reduce((sum, ms) => sum + ms, 0)

function playTone(audio: AudioContext, ms: number, isHard: boolean) {
  const [tone, volume, until] = [
    audio.createOscillator(),
    audio.createGain(),
    audio.currentTime + 0.05 + ms / 1000,
  ]
  tone.frequency.value = isHard ? 110 : 620 + 2 * ms
  volume.gain.value = 0.2
  volume.gain.exponentialRampToValueAtTime(0.001, until)
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(until)
}

/** How an event feels: vibration, or a tone and a flash where the phone cannot vibrate (iOS). */
export function makeFeedback() {
  const canVibrate = 'vibrate' in navigator
  let audio: AudioContext | undefined
  let flashedAt = 0

  function flash(colour: string) {
    const now = performance.now()
    if (now - flashedAt < flashesApartMs) return
    flashedAt = now
    const edge = [{ boxShadow: `inset 0 0 0 9px ${colour}` }, {}]
    document.querySelector('main')?.animate(edge, 200)
  }

  return {
    /** Only a touch may switch sound on. */
    wake() {
      if (canVibrate) return
      audio ??= new AudioContext()
      void audio.resume()
    },
    feel(kinds: readonly EventKind[]) {
      const patterns = kinds.map((kind) => vibrations[kind] ?? [])
      const strongest = patterns.sort((one, other) => lengthOf(other) - lengthOf(one))[0] ?? []
      const ms = lengthOf(strongest)
      if (ms === 0) return
      if (canVibrate) return void navigator.vibrate([...strongest])
      const isHard = Math.max(...strongest) >= longMs
      flash(isHard ? '#e5484d' : 'var(--me)')
      if (audio) playTone(audio, ms, isHard)
    },
  }
}
