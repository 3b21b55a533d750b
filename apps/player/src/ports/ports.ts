import type { ApiPort } from './api.port.ts'
import type { ClockPort } from './clock.port.ts'
import type { FilesPort } from './files.port.ts'
import type { KeysPort } from './keys.port.ts'
import type { PositionPort } from './position.port.ts'
import type { RoomPort } from './room.port.ts'
import type { ScreenPort } from './screen.port.ts'
import type { QueuePort, StorePort } from './store.port.ts'

/** Everything the player needs from its environment. */
export type Ports = {
  api: ApiPort
  clock: ClockPort
  files: FilesPort
  keys: KeysPort
  position: PositionPort
  queue: QueuePort
  rooms: RoomPort
  screen: ScreenPort
  store: StorePort
  random: () => number
  newId: () => string
  /** Reloads the page, from disk if the server does not answer. */
  renew: () => void
  appVersion: string
}
