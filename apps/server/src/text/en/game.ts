import type { TranslationOf } from '@lumiroute/contract/text'
import type { game as zhTW } from '../zh-TW/game.ts'

export const game: TranslationOf<typeof zhTW> = {
  started: 'The room of “{game}” is open: {code}',
  stopped: '“{game}” stopped and room {code} closed',
  noneRunning: 'No game is running',
  roomNotFound: 'Room not found',
  otherRunning: 'The running game is “{game}”. Reload and try again.',
  deviceNotInRoom: 'This device is not in the open room',
  otherApproved: 'The ad was approved with “{game}”. Change the game and have it approved first.',
  roomOpen: 'Room {code} of “{game}” is still open. Stop it first.',
  deviceBusy: 'The first device has a running game. Stop it first.',
  notUnited: 'Only linked games of stores can be started here',
  notApproved: 'The ad is not approved, so its game cannot start',
  notToday: 'The ad is not broadcast today, so its game cannot start',
  noGame: 'The ad has no game',
  noDevice: 'The ad has no screen',
  unknownDevice: 'The ad’s first screen cannot play it today. Please check the screen.',
  unpairedDevice: 'The first screen is not paired. Pair it first.',
  otherAd: 'The first screen plays another ad today',
  tooLate: 'Today’s broadcast is about to end, so no game can start',
}
