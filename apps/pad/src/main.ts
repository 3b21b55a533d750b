import { readCode } from './core/room.ts'
import { openSession } from './core/session.ts'
import { eventsOf, type State } from './core/state.ts'
import { chooseLanguage, loadWords, type Words } from './text/index.ts'
import { makeFeedback } from './web/feedback.ts'
import { keepAwake } from './web/keep-awake.ts'
import { browserPorts, idToken, tab } from './web/ports.ts'
import type { Acts, MakeScreen, Screen } from './web/screen.ts'
import { joinScreen, loadingScreen } from './web/screens/join.ts'
import { resultScreen } from './web/screens/result.ts'
import { seatScreen } from './web/screens/seat.ts'
import { troubleScreen } from './web/screens/trouble.ts'

const language = chooseLanguage(location.search, navigator.languages)
document.documentElement.lang = language

/** LINE hands its id token over in the fragment, and the claim link its seat. Neither stays in the address. */
const fragment = new URLSearchParams(location.hash.slice(1))
const [handedToken, handedSeat] = [fragment.get('id_token'), fragment.get('seat')]
if (handedToken) tab.write('idToken', handedToken)
if (location.hash) history.replaceState(null, '', location.pathname + location.search)

const feedback = makeFeedback()
const session = openSession(readCode(location.pathname.split('/')[2] ?? ''), browserPorts(language), {
  changed: show,
  heard: (message) => feedback.feel(eventsOf(message)),
})
const acts: Acts = {
  ...session,
  touched: feedback.wake,
  isInLine: () => idToken() !== null,
  claimUrl: () => {
    const { room, seat } = session.state()
    return room && seat ? `/s/${encodeURIComponent(room.storeCode)}/prizes#seat=${seat.token}` : ''
  },
}

const screens: Record<State['view'], MakeScreen> = {
  loading: loadingScreen,
  join: joinScreen,
  wait: seatScreen,
  play: seatScreen,
  result: resultScreen,
  trouble: troubleScreen,
}

const isSeated = ({ view }: State) => view === 'wait' || view === 'play'
let words: Words | undefined
let shown: { key: string; screen: Screen } | undefined

/** Building a page loses focus and touches, so only another view, seat or game builds one. */
const keyOf = (state: State) =>
  [isSeated(state) || state.view, state.trouble, state.seat?.no, state.room?.game.id].join()

function show(state: State) {
  if (!words) return
  const key = keyOf(state)
  if (shown?.key !== key) {
    shown?.screen.stop?.()
    shown?.screen.element.remove()
    shown = { key, screen: screens[state.view](state, { words, t: words.texts, acts }) }
    document.body.prepend(shown.screen.element)
  }
  update()
  stayAwake()
}

function update() {
  shown?.screen.update(session.state(), performance.now())
}

const stayAwake = keepAwake(() => isSeated(session.state()))

function onReturn() {
  stayAwake()
  if (!document.hidden) session.hurry()
}
document.addEventListener('visibilitychange', onReturn)
addEventListener('online', onReturn)
addEventListener('pagehide', session.stop)
addEventListener('pageshow', ({ persisted }) => persisted && session.retry())
setInterval(update, 100)

// The texts arrive beside the room, not after it.
void loadWords(language).then(
  (loaded) => {
    words = loaded
    show(session.state())
  },
  () => setTimeout(() => location.reload(), 2000),
)
if (handedSeat) session.startClaim(handedSeat)
else session.start()
