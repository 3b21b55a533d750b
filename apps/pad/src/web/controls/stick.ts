import { stickAt } from '@lumiroute/games/controls'
import { h } from '../dom.ts'
import { followFinger } from './follow-finger.ts'

const radius = 56

/** A stick that appears under the thumb, anywhere on its half of the page. */
export function stick(label: string, told: (at: { x: number; y: number }) => void) {
  const knob = h('i.knob')
  const base = h('i.base', knob)
  const element = h('div.half', { role: 'img', 'aria-label': label }, base)
  const moveTo = (part: HTMLElement, x: number, y: number) =>
    (part.style.transform = `translate(${x}px, ${y}px)`)
  const forget = followFinger(element, {
    down: ({ clientX, clientY }) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      moveTo(base, clientX - left - width / 2, clientY - top - height / 2)
    },
    move: (event, from) => told(stickAt(event.clientX - from.clientX, event.clientY - from.clientY, radius)),
    up: () => {
      moveTo(base, 0, 0)
      told({ x: 0, y: 0 })
    },
  })
  return {
    element,
    forget,
    look: (x: number, y: number) => moveTo(knob, (x / 127) * radius, (y / 127) * radius),
  }
}
