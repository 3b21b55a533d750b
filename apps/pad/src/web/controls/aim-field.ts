import { h } from '../dom.ts'
import { followFinger } from './follow-finger.ts'

/** The finger moves the cross-hair further than itself, so that it reaches every corner without lifting. */
const gain = 1.5
const tapMs = 250
const tapPixels = 8

/** A field that stands for the LED screen. Dragging anywhere moves the cross-hair; a short tap fires. */
export function aimField(label: string, move: (across: number, down: number) => void, tap: () => void) {
  const cross = h('i.cross')
  const element = h('div.half', { role: 'img', 'aria-label': label }, cross)
  const forget = followFinger(element, {
    down: () => undefined,
    move: (event, _from, last) =>
      move(
        (gain * (event.clientX - last.clientX)) / element.clientWidth,
        (gain * (event.clientY - last.clientY)) / element.clientHeight,
      ),
    up: (event, from) => {
      const moved = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)
      if (moved < tapPixels && event.timeStamp - from.timeStamp < tapMs) tap()
    },
  })
  return {
    element,
    forget,
    look: (x: number, y: number) => {
      cross.style.left = `${50 + (50 * x) / 127}%`
      cross.style.top = `${50 + (50 * y) / 127}%`
    },
  }
}
