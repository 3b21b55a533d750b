/**
 * What a controller tells, in bytes.
 *
 *     phone → server:   writePad({ buttons: 1, x: 0, y: -127 })            3 bytes, only when it changes
 *     server:           readPad(bytes)                                     null: drop it
 *     server → screens: writeInputs([{ kind: 'pad', seat: 4, pad }, …])    4 bytes each
 *     screen:           readInputs(bytes)                                  never throws
 *
 * A pad stays as it is until the next input of its seat. `buttons` 1 is the game's one button; x and y reach
 * from -127 to 127. Joining and leaving are inputs too, so that a recorded round contains them.
 */
export type Pad = { buttons: number; x: number; y: number }
export type Input =
  | { kind: 'pad'; seat: number; pad: Pad }
  | { kind: 'join'; seat: number }
  | { kind: 'leave'; seat: number }

export const restingPad: Readonly<Pad> = { buttons: 0, x: 0, y: 0 }
export const padBytes = 3
export const inputBytes = 4
/** More inputs in one tick are dropped: four of each of 32 seats. */
export const maxInputsPerTick = 128

const kinds = ['pad', 'join', 'leave'] as const
const toByte = (value: number) => Math.max(-127, Math.min(127, Math.trunc(value) || 0)) & 0xff
const fromByte = (byte: number) => (byte << 24) >> 24

/** null: not what a controller sends; -128 has no positive counterpart. */
const padOf = (buttons: number, x: number, y: number): Pad | null =>
  buttons <= 1 && x !== 128 && y !== 128 ? { buttons, x: fromByte(x), y: fromByte(y) } : null

export function writePad({ buttons, x, y }: Pad, bytes = new Uint8Array(padBytes), at = 0): Uint8Array {
  bytes[at] = buttons & 1
  bytes[at + 1] = toByte(x)
  bytes[at + 2] = toByte(y)
  return bytes
}

/** null: not what a controller sends. */
export function readPad(bytes: Uint8Array): Pad | null {
  return bytes.length === padBytes ? padOf(bytes[0] ?? 255, bytes[1] ?? 0, bytes[2] ?? 0) : null
}

/** As many as fit into `bytes`. */
export function writeInputs(
  inputs: readonly Input[],
  bytes = new Uint8Array(inputs.length * inputBytes),
): Uint8Array {
  let at = 0
  for (const input of inputs) {
    if (at + inputBytes > bytes.length) break
    bytes[at] = (input.seat & 31) | (kinds.indexOf(input.kind) << 5)
    if (input.kind === 'pad') writePad(input.pad, bytes, at + 1)
    at += inputBytes
  }
  return bytes
}

/** Unknown and incomplete inputs are left out. */
export function readInputs(bytes: Uint8Array): Input[] {
  const inputs: Input[] = []
  const end = Math.min(bytes.length, maxInputsPerTick * inputBytes)
  for (let at = 0; at + inputBytes <= end; at += inputBytes) {
    const input = readInput(bytes, at)
    if (input) inputs.push(input)
  }
  return inputs
}

function readInput(bytes: Uint8Array, at: number): Input | null {
  const first = bytes[at] ?? 255
  const kind = kinds[first >> 5]
  const seat = first & 31
  if (kind === 'join' || kind === 'leave') return { kind, seat }
  const pad = kind === 'pad' ? padOf(bytes[at + 1] ?? 255, bytes[at + 2] ?? 0, bytes[at + 3] ?? 0) : null
  return pad && { kind: 'pad', seat, pad }
}
