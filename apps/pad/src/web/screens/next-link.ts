import type { State } from '../../core/state.ts'
import { h, show } from '../dom.ts'
import { addressOf } from '../screen.ts'

/** To the next round of the same screen, as soon as there is one. */
export function nextLink(label: string) {
  const element = h('a.go', label)
  return {
    element,
    update({ room }: State) {
      show(element, Boolean(room?.nextCode))
      element.href = addressOf(room?.nextCode ?? '')
    },
  }
}
