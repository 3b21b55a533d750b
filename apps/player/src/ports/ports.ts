import type { ApiPort } from './api.port.ts'
import type { ClockPort } from './clock.port.ts'
import type { FilesPort } from './files.port.ts'
import type { PositionPort } from './position.port.ts'
import type { ScreenPort } from './screen.port.ts'
import type { QueuePort, StorePort } from './store.port.ts'

/** All that the player needs of the world. */
export type Ports = {
  api: ApiPort
  clock: ClockPort
  files: FilesPort
  position: PositionPort
  queue: QueuePort
  screen: ScreenPort
  store: StorePort
  random: () => number
  newId: () => string
  /** Loads the page anew, from the disk where nobody answers. */
  renew: () => void
  appVersion: string
}
