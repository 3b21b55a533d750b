import type { AnswerOf, Endpoint } from '@lumiroute/contract'
import type { claimCoupon, confirmTicket, listOwnTickets, showTicket } from '@lumiroute/contract/coupon'
import type { claimPrize, listOwnRounds } from '@lumiroute/contract/game'
import type {
  eraseOwnData,
  getOwnProfile,
  giveConsent,
  signOutMember,
  updateOwnProfile,
} from '@lumiroute/contract/member'
import type { earnPoints, listOwnCards, listOwnLedger } from '@lumiroute/contract/point-card'
import type { Call, Method } from './request.ts'

type Answered<E extends Endpoint> = AnswerOf<E> & { message?: string }

const call = <E extends Endpoint>(method: Method, path: string, store: string, body?: object) => {
  const made: Call<Answered<E>> = {
    method,
    path: `${path}/${encodeURIComponent(store)}`,
    isMember: true,
    ...(body && { body }),
  }
  return made
}

type ProfileForm = {
  mbrName: string
  mbrMobile: string
  mbrEmail: string
  mbrBirth: string | null
  mbrAddr: string
  version: number
}
type Position = { lat?: number; lon?: number }

/** Calls with the member's token; the server decides whose data they are about. */
export const memberCalls = {
  profile: (store: string) => call<typeof getOwnProfile>('GET', '/member/me', store),
  updateProfile: (store: string, form: ProfileForm) =>
    call<typeof updateOwnProfile>('PUT', '/member/me', store, form),
  consent: (store: string, given: { version: string; messages: boolean }) =>
    call<typeof giveConsent>('POST', '/member/me/consent', store, given),
  erase: (store: string) => call<typeof eraseOwnData>('POST', '/member/me/erase', store, { confirm: true }),
  signOut: (store: string) => call<typeof signOutMember>('POST', '/member/signout', store, {}),
  tickets: (store: string) => call<typeof listOwnTickets>('POST', '/coupon/mine', store, {}),
  claim: (store: string, claimed: { cpnCode: string; requestKey: string }) =>
    call<typeof claimCoupon>('POST', '/coupon/claim', store, claimed),
  showTicket: (store: string, ticketNo: string) =>
    call<typeof showTicket>('POST', '/coupon/show', store, { ticketNo }),
  confirmTicket: (store: string, ticketNo: string) =>
    call<typeof confirmTicket>('POST', '/coupon/confirm', store, { ticketNo }),
  cards: (store: string) => call<typeof listOwnCards>('POST', '/pointcard/mine', store, {}),
  ledger: (store: string, cardNo: string, size: number) =>
    call<typeof listOwnLedger>('POST', '/pointcard/mine/ledger', store, { cardNo, size }),
  earn: (store: string, code: string, position: Position) =>
    call<typeof earnPoints>('POST', '/pointcard/earn', store, { code, ...position }),
  rounds: (store: string) => call<typeof listOwnRounds>('POST', '/game/mine', store, {}),
  claimPrize: (store: string, seatToken: string) =>
    call<typeof claimPrize>('POST', '/game/claim', store, { seatToken }),
}

/** Whether an answer in the cache belongs to a person. */
export const isPersonal = (key: string) => !key.startsWith('/front/')
