import type { GameId } from '@lumiroute/games'
import { controls } from '@lumiroute/games/controls'
import { secondsLeft } from '../../core/state.ts'
import { fill } from '../../text/index.ts'
import { makeControls } from '../controls/make-controls.ts'
import { button, h, say, show } from '../dom.ts'
import type { MakeScreen } from '../screen.ts'
import { tokenOf, wearColour } from '../token.ts'

const sureMs = 3000

/** Asks once more on the same spot: a dialog would hide the game. */
function leaveButton(label: string, sure: string, leave: () => void) {
  const element = button('leave', label, () => {
    if (element.textContent === sure) return leave()
    say(element, sure)
    setTimeout(() => say(element, label), sureMs)
  })
  return element
}

const figure = (label: string) => {
  const value = h('b')
  return { value, element: h('div.figure', value, h('span', label)) }
}

const prevent = (event: Event) => event.preventDefault()

/**
 * Before the round: who you are on the LED screen, and the controls to try. During the round: your figures and the same
 * controls, so that a thumb can stay where it is.
 */
export const seatScreen: MakeScreen = ({ seat, room }, { t, words, acts }) => {
  const no = seat?.no ?? 0
  const game = (room?.game.id ?? 1) as GameId
  const { hint, button: label } = words.controlWords[game]
  wearColour(no)
  const pad = makeControls({ controls: controls[game], label, t, press: acts.press })
  const [score, rank, time] = [figure(t.score), figure(t.rank), figure(t.time)]
  const [name, count, unit, players] = [h('b'), h('b.count', { role: 'timer' }), h('span'), h('span')]
  const me = h(
    'div.me',
    h('p.find', t.findMe),
    tokenOf(no, 132),
    h('div', h('h1', fill(t.number, no + 1), ' ', name), count, h('p', unit), h('p.quiet', players)),
    h('p.find', hint),
  )
  const bar = h('div.bar', tokenOf(no, 44), score.element, rank.element, time.element)
  const note = h('p.note', { role: 'status' })
  const element = h('main.seat', me, bar, leaveButton(t.leave, t.sure, acts.leave), pad.element, note)
  // After a reload in the middle of a round this is the first touch.
  element.onpointerdown = acts.touched
  // iOS zooms, scrolls and selects by gestures that touch-action does not cover.
  for (const gesture of ['touchmove', 'contextmenu', 'gesturestart'])
    element.addEventListener(gesture, prevent, { passive: false })
  return {
    element,
    update(state, now) {
      const isWaiting = state.view === 'wait'
      const seconds = secondsLeft(state, now)
      show(me, isWaiting)
      show(bar, !isWaiting)
      say(name, state.seat?.name ?? '')
      say(count, seconds ?? '–')
      say(unit, seconds ? t.seconds : t.soon)
      say(players, fill(t.players, state.players))
      say(score.value, state.score)
      say(rank.value, state.rank || '–')
      say(time.value, seconds ?? '–')
      say(note, state.isLost ? t.lost : state.isPaused ? t.paused : '')
    },
    stop: pad.stop,
  }
}
