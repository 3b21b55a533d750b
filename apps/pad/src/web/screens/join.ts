import type { GameId } from '@lumiroute/games'
import type { Room } from '../../core/room.ts'
import { secondsLeft, type State } from '../../core/state.ts'
import { fill } from '../../text/index.ts'
import { button, h, say } from '../dom.ts'
import { phone } from '../ports.ts'
import type { MakeScreen, Surroundings } from '../screen.ts'

/** Remembered, so that the next round needs one touch. */
function nameChooser({ t, words }: Surroundings, room: Room) {
  const names: readonly string[] = words.gameNames
  let nameNo = Number(phone.read('name') ?? Math.floor(Math.random() * names.length)) % names.length
  const shown = h('output.name', { 'aria-label': t.yourName })
  const draw = (by: number) => {
    nameNo = (nameNo + by) % names.length
    say(shown, names[nameNo] ?? '')
    phone.write('name', String(nameNo))
  }
  draw(0)
  const own = h('input.name', {
    maxlength: '8',
    placeholder: t.ownName,
    'aria-label': t.ownName,
    autocomplete: 'off',
  })
  const dice = button('dice', '⚄', () => {
    own.value = ''
    draw(1 + Math.floor(Math.random() * (names.length - 1)))
  })
  dice.setAttribute('aria-label', t.dice)
  return {
    parts: [h('div.row', shown, dice), room.names === 'free' && own],
    read: () => ({ nameNo, ...(own.value.trim() && { name: own.value.trim() }) }),
  }
}

function whenLine({ t }: Surroundings, state: State, now: number) {
  if (state.phase === 'open') return t.opens
  return fill(state.phase === 'playing' ? t.runs : t.startsIn, secondsLeft(state, now) ?? 0)
}

export const loadingScreen: MakeScreen = (_state, { t }) => ({
  element: h('main', t.wait),
  update: () => undefined,
})

/** The store, the game, what to do, a name, and one big button. */
export const joinScreen: MakeScreen = (state, around) => {
  const { room } = state
  const { t, words, acts } = around
  if (!room) return loadingScreen(state, around)
  const { game, prize } = room
  const chooser = nameChooser(around, room)
  const when = h('p')
  const players = h('p')
  const fault = h('p.note', { role: 'alert' })
  const go = button('go', '', () => {
    acts.touched()
    void acts.join(chooser.read())
  })
  const gift =
    prize &&
    h('p.card', h('b', prize.title), prize.winScore > 0 ? fill(t.fromScore, prize.winScore) : t.forFirst)
  return {
    element: h(
      'main.join',
      h(
        'div.stack',
        h('p.quiet', room.storeName),
        h('img', { src: `/games/${game.id}.svg`, alt: '' }),
        h('h1', game.name),
        h('p.quiet', words.controlWords[game.id as GameId].hint),
        gift,
      ),
      h('div.stack', ...chooser.parts, fault, go, h('div.row.quiet', when, players)),
    ),
    update(state, now) {
      say(go, state.isJoining ? t.wait : t.join)
      go.disabled = state.isJoining
      say(when, whenLine(around, state, now))
      say(players, state.players > 0 ? fill(t.players, state.players) : '')
      say(fault, state.message === '' ? t.failed : (state.message ?? ''))
    },
  }
}
