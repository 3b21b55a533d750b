import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Id } from '../../fields.ts'
import { AdDelivery } from '../../road/record/record.endpoints.ts'

const OfRecord = z.object({ storeId: Id, adId: Id, recordId: Id })
const Cell = z.int().nullable()

/** A cell under 5 people is withheld (null) for privacy. null as a whole if no device reported. */
const Groups = z.record(z.string(), Cell).nullable()

export const getAdEffect = endpoint({
  id: 'effect.ad',
  method: 'POST',
  path: '/effect/ad/detail',
  summary: 'Gets the number of people over time and for each item shown.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'adEffect',
  body: OfRecord,
  answer: z.object({
    effectAdDetailList: z.array(
      z.object({
        recordTime: z.string(),
        peopleCount: Cell,
        peopleGender: z.string(),
        peopleAge: z.string(),
      }),
    ),
    effectAdChart: z.object({ labels: z.array(z.string()), peopleCount: z.object({ data: z.array(Cell) }) }),
    summary: z.object({
      peopleTotal: Cell,
      gender: Groups,
      age: Groups,
      /** Share of the broadcast that is near a sample. */
      coveragePct: z.number().nullable(),
      samples: z.int(),
      method: z.string(),
      /** As of the last measurement, the same value as in the list of records. */
      peopleMinutes: Cell,
      peopleMinutesMethod: z.string(),
      delivery: AdDelivery,
    }),
    itemList: z.array(
      z.object({
        materialId: Id,
        name: z.string(),
        plays: z.int(),
        delivered: z.int(),
        seconds: z.number(),
        /** Plays with a sample nearby; `people` covers only these. */
        measured: z.int(),
        /** null: no sample was near while it played. */
        people: Cell,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const getGameEffect = endpoint({
  id: 'effect.getGame',
  method: 'POST',
  path: '/effect/game/detail',
  summary: 'Gets the results of a record’s games.',
  access: ownStore('body.storeId', 'id'),
  permission: 'reports.read',
  category: 'gameEffect',
  body: OfRecord,
  answer: z.object({
    effectGameDetailList: z.array(
      z.object({
        recordTime: z.string(),
        userName: z.string(),
        groupName: z.string(),
        score: z.int(),
        endStatus: z.string(),
        /** Known only for results that our server computed. */
        rank: z.int().nullable(),
        roomCode: z.string().nullable(),
      }),
    ),
    /** Rounds that can be replayed, newest first. */
    gameRoundList: z.array(
      z.object({
        roomCode: z.string(),
        game: z.object({ id: z.int(), name: z.string() }),
        startedAt: z.string(),
        seconds: z.int(),
        players: z.int(),
        /** null: nobody played. */
        best: z.object({ name: z.string(), score: z.int() }).nullable(),
        verifiedAt: z.string().nullable(),
      }),
    ),
    effectGameChart: z.object({
      labels: z.array(z.string()),
      playerCount: z.object({ data: z.array(Cell) }),
    }),
  }),
  errors: ['NOT_FOUND'],
})
