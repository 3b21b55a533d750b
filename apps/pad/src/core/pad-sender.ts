import { inputsPerSecond } from '@lumiroute/games/controls'
import { type Pad, restingPad, writePad } from '@lumiroute/games/input'

/** A little longer than the server counts, so that it never drops one. */
const apartMs = Math.ceil(1000 / inputsPerSecond) + 1

const isSame = (one: Pad, other: Pad) =>
  one.buttons === other.buttons && one.x === other.x && one.y === other.y

/**
 * Sends a pad when it changes, at most `inputsPerSecond` times a second. Movement in between is merged, a press or
 * release never is: a quick tap must not vanish.
 */
export function padSender(send: (bytes: Uint8Array) => void) {
  let queue: Pad[] = []
  let last: Pad = restingPad
  let timer: ReturnType<typeof setTimeout> | null = null

  const newest = () => queue[queue.length - 1] ?? last

  function flush() {
    const pad = queue.shift()
    timer = pad ? setTimeout(flush, apartMs) : null
    if (!pad) return
    last = pad
    send(writePad(pad))
  }

  function push(pad: Pad) {
    if (isSame(newest(), pad)) return
    if (queue.length > 0 && newest().buttons === pad.buttons) queue.pop()
    queue.push({ ...pad })
    // Faster than anyone can tap: keep the first press and the newest state.
    if (queue.length > 3) queue.splice(1, 2)
    if (timer === null) flush()
  }

  /** The server has forgotten the pad: a new connection starts with what is held now. */
  function restart() {
    const held = newest()
    queue = []
    last = restingPad
    push(held)
  }
  return { push, restart }
}
