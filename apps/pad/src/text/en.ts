import type * as zhTW from './zh-TW.ts'

export { controlWords } from '@lumiroute/games/words/en'
export { gameNames } from '@lumiroute/contract/text/game-names/en'

export const texts: typeof zhTW.texts = {
  wait: 'One moment…',
  yourName: 'Your name',
  dice: 'Another name',
  ownName: 'Choose your own name',
  join: 'Join',
  opens: 'Starts once you join',
  startsIn: 'Starts in {n} s',
  runs: 'Running: join and play at once',
  players: '{n} joined',
  failed: 'No connection, please try again',
  fromScore: 'Yours from {n} points',
  forFirst: 'Yours for first place',
  findMe: 'Find your sign on the big screen',
  seconds: 'seconds to go',
  soon: 'Starting',
  number: 'No. {n}',
  score: 'Score',
  rank: 'Rank',
  time: 'Seconds',
  stick: 'Stick',
  field: 'Cross-hair',
  tilt: 'Aim by tilting',
  paused: 'The vehicle is moving, game paused',
  lost: 'Reconnecting…',
  leave: 'Leave',
  sure: 'Leave?',
  points: 'points',
  place: 'Rank {n} of {of}',
  again: 'Play again',
  store: 'Visit the store',
  prize: 'Your prize',
  claim: 'Get it with LINE',
  claimed: 'It is among your coupons now',
  ticket: 'Ticket {n}',
  until: 'Valid until {n}',
  within: 'Get it within 15 minutes',
  noLine: 'Show this page to the staff to get your prize',
  code: 'Room code on the screen',
  go: 'Go',
}

export const endings: typeof zhTW.endings = {
  win: 'You won',
  lose: 'So close',
  timeout: 'You did not play this round',
  quit: 'You left this round',
  forced: 'The game ended early',
}

export const troubles: typeof zhTW.troubles = {
  noCode: ['Enter the room code', 'It stands beside the QR code on the screen.', ''],
  unknown: ['No such room', 'Scan the QR code on the screen again, or enter the code.', ''],
  full: ['This round is full', 'You can join here when somebody leaves.', 'Try again'],
  over: ['This round is over', 'You can join here when the next one opens.', 'Join the next one'],
  offline: ['No network', 'It continues once you are back online.', 'Try again'],
  busy: ['The server is busy', '', 'Try again'],
  refused: ['You cannot join now', '', 'Try again'],
  replaced: ['Open in another tab', '', 'Continue here'],
  seatGone: ['Your seat is gone', 'You were away too long.', 'Join again'],
  left: ['You have left', '', 'Join again'],
}
