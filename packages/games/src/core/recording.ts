import { type Input, inputBytes, maxInputsPerTick, readInputs, writeInputs } from './input.ts'
import type { GameId, Settings } from './settings.ts'

/** All that decides a round; joining and leaving are among the inputs. */
export type RecordedRound = {
  game: GameId
  version: number
  seed: number
  settings: Settings
  /** How many ticks were played. */
  ticks: number
  /** Of each tick with inputs: ticks since the last one, number of inputs, inputs. */
  inputs: Uint8Array
}

/** Three bytes in front of the inputs of a tick. */
const head = 3
const longestGap = 0xffff

const readGap = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
function writeGap(bytes: Uint8Array, at: number, gap: number) {
  bytes[at] = gap >> 8
  bytes[at + 1] = gap & 0xff
}

/** The inputs of each tick. Ends at the first incomplete tick and never throws. */
export function* readTicks(bytes: Uint8Array): Generator<{ tick: number; inputs: Input[] }> {
  let [at, tick] = [0, 0]
  while (at + head <= bytes.length) {
    const count = bytes[at + 2] ?? 0
    const end = at + head + count * inputBytes
    if (end > bytes.length || count > maxInputsPerTick) return
    tick += readGap(bytes, at)
    yield { tick, inputs: readInputs(bytes.subarray(at + head, end)) }
    at = end
  }
}

/** A place in a log: before `tick`, `at` bytes, and the last tick that has inputs. */
export type LogMark = { tick: number; at: number; lastTick: number }

/** Bytes that grow by doubling, so that a long round is not copied in every tick. */
export class InputLog {
  #bytes = new Uint8Array(1024)
  #size = 0
  #lastTick = 0

  add(tick: number, inputs: readonly Input[]) {
    const gap = tick - this.#lastTick
    if (inputs.length === 0 || gap > longestGap) return
    const count = Math.min(inputs.length, maxInputsPerTick)
    const end = this.#size + head + count * inputBytes
    if (end > this.#bytes.length) this.#grow(end)
    writeGap(this.#bytes, this.#size, gap)
    this.#bytes[this.#size + 2] = count
    writeInputs(inputs, this.#bytes.subarray(this.#size + head, end))
    this.#size = end
    this.#lastTick = tick
  }

  #grow(least: number) {
    const larger = new Uint8Array(Math.max(least, 2 * this.#bytes.length))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  mark = (tick: number): LogMark => ({ tick, at: this.#size, lastTick: this.#lastTick })

  /** In the form of a recording whose first tick is that of the mark. */
  readSince({ tick, at, lastTick }: LogMark): Uint8Array {
    const bytes = this.#bytes.slice(at, this.#size)
    if (bytes.length > 0) writeGap(bytes, 0, readGap(bytes, 0) + lastTick - tick)
    return bytes
  }
}

const lengthBytes = 4

/** For a file or a column of bytes: length of the description, description, inputs. */
export function writeRecording({ inputs, ...rest }: RecordedRound): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(rest))
  const bytes = new Uint8Array(lengthBytes + text.length + inputs.length)
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, lengthBytes)
  bytes.set(inputs, lengthBytes + text.length)
  return bytes
}

/** null: not a recorded round. */
export function readRecording(bytes: Uint8Array): RecordedRound | null {
  if (bytes.length < lengthBytes) return null
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  try {
    const text = new TextDecoder().decode(bytes.subarray(lengthBytes, lengthBytes + length))
    const rest = JSON.parse(text) as Omit<RecordedRound, 'inputs'> | null
    const isRound = typeof rest === 'object' && rest !== null && Number.isSafeInteger(rest.ticks)
    return isRound ? { ...rest, inputs: bytes.slice(lengthBytes + length) } : null
  } catch {
    return null
  }
}
