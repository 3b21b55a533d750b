import { z } from 'zod'
import { anyone, memberOnly, ownMember, ownStore } from '../../access.ts'
import { gameNameCodes } from '../../advertising/ad/ad-codes.ts'
import { endpoint } from '../../endpoint.ts'
import { Id, RequiredText, Text } from '../../fields.ts'
import { endStatuses } from '../playbox/playbox-game.endpoints.ts'
import { maxPlayers, roomPhases, roomStates } from './game-codes.ts'
import { Game } from './game.endpoints.ts'

const RoomCode = RequiredText(20)
const SeatToken = RequiredText(100)
const SeatNo = z
  .int()
  .min(0)
  .max(maxPlayers - 1)

/** Returns no more than what the screen shows publicly. */
export const getRoom = endpoint({
  id: 'game.getRoom',
  method: 'GET',
  path: '/game/room/{roomCode}',
  summary: 'Gets the state of a room for a phone that scanned its code.',
  access: anyone,
  category: null,
  polling: 'always',
  params: z.object({ roomCode: RoomCode }),
  answer: z.object({
    room: z.object({
      code: z.string(),
      storeCode: z.string(),
      storeName: z.string(),
      game: Game,
      state: z.enum(roomStates),
      phase: z.enum(roomPhases),
      startsAt: z.string(),
      endsAt: z.string(),
      secondsLeft: z.int(),
      names: z.enum(gameNameCodes),
      players: z.int(),
      maxPlayers: z.int(),
      /** What winners get; `winScore` 0: the best player wins. */
      prize: z.object({ title: z.string(), winScore: z.int() }).nullable(),
      /** The room that the same screen shows after this one has ended. */
      nextCode: z.string().nullable(),
      /** The store’s page in LINE; empty: none. */
      liffId: z.string(),
    }),
    serverTime: z.string(),
  }),
  errors: ['NOT_FOUND'],
  callsPerMinute: 600,
})

/** Phones of a crowd often share the address of their carrier, so the limit is above a full room a minute. */
export const joinGame = endpoint({
  id: 'game.join',
  method: 'POST',
  path: '/game/join',
  summary: 'Takes a seat in a room; its token opens the room’s socket.',
  access: anyone,
  category: null,
  body: z.object({
    roomCode: RoomCode,
    /** Index in the list of preset names. */
    nameNo: z.int().min(0).max(999),
    /** Used only if the ad allows free names. */
    name: Text(100).optional(),
    /** A random number that the phone keeps, for the limit of rounds a day. */
    phoneId: z.uuid().optional(),
  }),
  answer: z.object({
    seatToken: z.string(),
    seat: z.object({ no: z.int(), name: z.string() }),
    socketPath: z.string(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 120,
  audit: null,
})

/** Only members: the token is on the phone of the person who has won. */
export const claimPrize = endpoint({
  id: 'game.claim',
  method: 'POST',
  path: '/game/claim/{store}',
  summary: 'Gives the prize of a won round to the signed-in member, once.',
  access: ownMember('params.store'),
  permission: 'members.write',
  category: 'gameUse',
  params: z.object({ store: RequiredText(50) }),
  body: z.object({ seatToken: SeatToken }),
  answer: z.object({
    ticket: z.object({ ticketNo: z.string(), title: z.string(), expiresAt: z.string().nullable() }),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  callsPerMinute: 30,
  audit: null,
})

export const OwnRound = z.object({
  game: Game,
  playedAt: z.string(),
  score: z.int(),
  rank: z.int(),
  players: z.int(),
  endStatus: z.enum(endStatuses),
  /** The coupon that was won, as a ticket of the member. */
  prize: z.object({ ticketNo: z.string(), cpnCode: z.string(), title: z.string() }).nullable(),
})
export type OwnRound = z.infer<typeof OwnRound>

export const listOwnRounds = endpoint({
  id: 'game.listMine',
  method: 'POST',
  path: '/game/mine/{store}',
  summary: 'Lists the rounds at the store’s screens whose prize the member claimed, newest first.',
  access: memberOnly('params.store'),
  category: null,
  params: z.object({ store: RequiredText(50) }),
  body: z.object({}),
  answer: z.object({ roundList: z.array(OwnRound) }),
})

const OfRoom = { storeId: Id, roomCode: RoomCode }

export const hideSeat = endpoint({
  id: 'game.hideSeat',
  method: 'POST',
  path: '/game/seat/hide',
  summary: 'Replaces a player’s name by a preset one on every screen and in the results, or shows it again.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'gameUse',
  body: z.object({ ...OfRoom, seat: SeatNo, isHidden: z.boolean() }),
  answer: z.object({ seat: z.object({ no: z.int(), name: z.string(), isHidden: z.boolean() }) }),
  errors: ['NOT_FOUND'],
  audit: ['game.nameHidden', 'game.nameShown'],
})

const RoundSeat = z.object({
  no: z.int(),
  name: z.string(),
  isHidden: z.boolean(),
  score: z.int(),
  rank: z.int(),
  endStatus: z.enum(endStatuses),
})

export const getRound = endpoint({
  id: 'game.getRound',
  method: 'POST',
  path: '/game/round/detail',
  summary: 'Gets a finished round with everything that replays it.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'gameUse',
  body: z.object(OfRoom),
  answer: z.object({
    round: z.object({
      roomCode: z.string(),
      game: Game,
      startedAt: z.string(),
      ticks: z.int(),
      finalHash: z.string(),
      /** The last time that a replay gave the stored scores. */
      verifiedAt: z.string().nullable(),
      /** Base64 of what `readRecording` of packages/games reads. */
      recording: z.string(),
      seats: z.array(RoundSeat),
    }),
  }),
  errors: ['NOT_FOUND'],
  audit: null,
})

export const verifyRound = endpoint({
  id: 'game.verifyRound',
  method: 'POST',
  path: '/game/round/verify',
  summary: 'Replays a round from its inputs and compares state and scores with what is stored.',
  access: ownStore('body.storeId', 'id'),
  permission: 'ads.write',
  category: 'gameUse',
  body: z.object(OfRoom),
  answer: z.object({
    isSame: z.boolean(),
    /** Played with rules that this server no longer has, so that it cannot be replayed. */
    isOtherVersion: z.boolean(),
    hash: z.string().nullable(),
    finalHash: z.string(),
    verifiedAt: z.string().nullable(),
    seats: z.array(z.object({ no: z.int(), stored: z.int(), replayed: z.int().nullable() })),
  }),
  errors: ['NOT_FOUND'],
  audit: ['game.verified'],
})
