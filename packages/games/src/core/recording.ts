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

export function writeTick(gap: number, inputs: readonly Input[]): Uint8Array {
  const body = writeInputs(inputs.slice(0, maxInputsPerTick))
  const bytes = new Uint8Array(head + body.length)
  bytes.set([gap >> 8, gap & 0xff, body.length / inputBytes])
  bytes.set(body, head)
  return bytes
}

/** The inputs of each tick. Ends at the first incomplete tick and never throws. */
export function* readTicks(bytes: Uint8Array): Generator<{ tick: number; inputs: Input[] }> {
  let [at, tick] = [0, 0]
  while (at + head <= bytes.length) {
    const [high = 0, low = 0, count = 0] = bytes.subarray(at, at + head)
    const end = at + head + count * inputBytes
    if (end > bytes.length || count > maxInputsPerTick) return
    tick += high * 256 + low
    yield { tick, inputs: readInputs(bytes.subarray(at + head, end)) }
    at = end
  }
}

/** Bytes that grow by doubling, so that a long round is not copied in every tick. */
export class InputLog {
  #bytes = new Uint8Array(1024)
  #size = 0
  #lastTick = 0

  add(tick: number, inputs: readonly Input[]) {
    if (inputs.length === 0 || tick - this.#lastTick > longestGap) return
    const bytes = writeTick(tick - this.#lastTick, inputs)
    this.#lastTick = tick
    if (this.#size + bytes.length > this.#bytes.length) this.#grow(this.#size + bytes.length)
    this.#bytes.set(bytes, this.#size)
    this.#size += bytes.length
  }

  #grow(least: number) {
    const larger = new Uint8Array(Math.max(least, 2 * this.#bytes.length))
    larger.set(this.#bytes)
    this.#bytes = larger
  }

  read = () => this.#bytes.slice(0, this.#size)
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
