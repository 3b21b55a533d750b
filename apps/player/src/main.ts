import './player.css'
import './web/games/game.css'
import './web/games/waiting.css'
import './web/games/round.css'
import './web/games/podium.css'
import { Player } from './box/player.ts'
import { text } from './text.ts'
import { webApi } from './web/api.ts'
import { watchForUpdates, requestWakeLock } from './web/app-version.ts'
import { webClock } from './web/clock.ts'
import { openDatabase } from './web/database.ts'
import { WebFiles } from './web/files.ts'
import { RoomLink } from './web/games/room-link.ts'
import { webKeys } from './web/keys.ts'
import { webPosition } from './web/position.ts'
import { WebScreen } from './web/screen.ts'
import { webQueue, webStore } from './web/store.ts'

const appVersion = '0.1.0'

/** `?speed=60` plays an hour in a minute, for long tests on a local machine. */
function getSpeed(): number {
  if (!['localhost', '127.0.0.1'].includes(location.hostname)) return 1
  const speed = Number(new URLSearchParams(location.search).get('speed'))
  return speed > 1 && speed <= 100 ? speed : 1
}

async function start(host: HTMLElement) {
  const speed = getSpeed()
  const clock = webClock(speed)
  const stageClock = {
    now: clock.monoMs,
    requestFrame: (draw: () => void) => requestAnimationFrame(draw),
    cancelFrame: (frame: number) => cancelAnimationFrame(frame),
  }
  const rooms = new RoomLink()
  const screen = new WebScreen(host, rooms, speed === 1 ? undefined : stageClock)
  if (!isSecureContext) return screen.show({ kind: 'card', title: '', note: text.insecure })
  void navigator.storage.persist().catch(() => false)
  const [database, files] = await Promise.all([openDatabase(), WebFiles.open()])
  const player = new Player({
    api: webApi,
    clock,
    files,
    keys: webKeys(database),
    position: webPosition(),
    queue: webQueue(database),
    rooms,
    screen,
    store: webStore(database),
    random: Math.random,
    newId: () => crypto.randomUUID(),
    renew: () => location.reload(),
    appVersion,
  })
  addEventListener('pagehide', () => player.stop())
  addEventListener('online', () => player.wake())
  requestWakeLock()
  void watchForUpdates(() => player.isIdle).catch(() => undefined)
  await player.start()
}

const host = document.getElementById('screen')
if (host) void start(host)
