import { sha256 as createSha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/**
 * Passes a file on in chunks and fails at its end if the hash differs. WebCrypto only takes whole files, and
 * a video of 1 GB does not fit into the memory of a small device.
 */
export class ContentCheck {
  readonly #hash = createSha256.create()
  readonly #expected: string
  isWrong = false

  constructor(sha256: string) {
    this.#expected = sha256
  }

  readonly stream = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, out) => {
      this.#hash.update(piece)
      out.enqueue(piece)
    },
    flush: (out) => {
      this.isWrong = bytesToHex(this.#hash.digest()) !== this.#expected
      if (this.isWrong) out.error(new Error('The content does not match its hash'))
    },
  })
}
