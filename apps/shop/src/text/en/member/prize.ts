import type { prize as base } from '../../zh-TW/member/prize.ts'

export const prize: Record<keyof typeof base, string> = {
  title: 'Prizes and games',
  signIn: 'Sign in to get your prize',
  signInText: 'The prize becomes one of your coupons. Please claim it within 15 minutes of the round.',
  signInList: 'Sign in to see your prizes',
  claiming: 'Getting your prize…',
  claimed: 'It is yours',
  show: 'Show coupon',
  failed: 'That did not work',
  retry: 'Try again',
  none: 'No rounds yet',
  noneHelp: 'Play at a screen on the road or here, win, and get a prize.',
  result: '{score} points, place {rank} of {players}',
}
