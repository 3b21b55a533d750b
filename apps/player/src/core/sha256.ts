const blockBytes = 64

const primes: number[] = []
for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n)

const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const beginning = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

const at = (words: Int32Array, index: number) => words[index] ?? 0
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function spread(words: Int32Array, block: DataView, offset: number) {
  for (let n = 0; n < 16; n += 1) words[n] = block.getInt32(offset + n * 4)
  for (let n = 16; n < 64; n += 1) {
    const early = at(words, n - 15)
    const late = at(words, n - 2)
    const one = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const other = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[n] = at(words, n - 16) + one + at(words, n - 7) + other
  }
}

/** Without any array of its own: this runs sixteen million times for a film of 1 GB. */
function mix(state: Int32Array, words: Int32Array) {
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let n = 0; n < 64; n += 1) {
    const chosen = (e & f) ^ (~e & g)
    const added =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + at(constants, n) + at(words, n)) | 0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const last = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + added) | 0
    d = c
    c = b
    b = a
    a = (added + last) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Piece by piece: the browser's own takes a file only as a whole, and films of 1 GB do not fit into a small box. */
export class Sha256 {
  readonly #state = beginning.slice()
  readonly #words = new Int32Array(64)
  readonly #rest = new Uint8Array(blockBytes)
  #restBytes = 0
  #totalBytes = 0

  update(piece: Uint8Array) {
    this.#totalBytes += piece.length
    let taken = 0
    if (this.#restBytes > 0) {
      taken = this.#fill(piece)
      if (this.#restBytes < blockBytes) return
      this.#take(this.#rest, blockBytes)
    }
    const whole = piece.length - ((piece.length - taken) % blockBytes)
    this.#take(piece.subarray(taken), whole - taken)
    this.#restBytes = 0
    this.#fill(piece.subarray(whole))
  }

  /** How much of the piece went into the unfinished block. */
  #fill(piece: Uint8Array): number {
    const taken = piece.subarray(0, blockBytes - this.#restBytes)
    this.#rest.set(taken, this.#restBytes)
    this.#restBytes += taken.length
    return taken.length
  }

  #take(bytes: Uint8Array, length: number) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let offset = 0; offset < length; offset += blockBytes) {
      spread(this.#words, view, offset)
      mix(this.#state, this.#words)
    }
  }

  /** Ends it; nothing may be added any more. */
  hex(): string {
    const bits = this.#totalBytes * 8
    const zeros = (2 * blockBytes - 9 - this.#restBytes) % blockBytes
    const end = new Uint8Array(9 + zeros)
    end[0] = 0x80
    const view = new DataView(end.buffer)
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32))
    view.setUint32(end.length - 4, bits >>> 0)
    this.update(end)
    return Array.from(this.#state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
  }
}
