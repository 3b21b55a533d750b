import { type Access, type InputPath, type Thing, validationTexts } from '@lumiroute/contract'
import type { Db } from '../../db/db.ts'
import { type RawQuery, rawQuery } from '../../db/raw-query.ts'
import { AppError, notFound, refuseField } from '../../errors/app-error.ts'
import type { Actor } from './identity.ts'

export type RawInput = { params: unknown; query: unknown; body: unknown; headers: unknown }

/** Which store a call is about; null where an operator names none and means all. */
export type Scope = { storeId: number } | null

const storeByCode = rawQuery({
  name: 'access.storeByCode',
  row: { id: 'int4' },
  sql: 'select id from store where lower(store_code) = lower($1)',
})
const storeById = rawQuery({
  name: 'access.storeById',
  row: { id: 'int4' },
  sql: 'select id from store where id = $1',
})

/** The store that a thing belongs to, by the thing's own id. */
const storeOfThing: Record<Thing, RawQuery<{ storeId: number }>> = {
  account: rawQuery({
    name: 'access.account',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from account where id = $1',
  }),
  file: rawQuery({
    name: 'access.file',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from file where uuid_name = $1',
  }),
  ad: rawQuery({
    name: 'access.ad',
    row: { storeId: 'int4' },
    sql: 'select store_id as "storeId" from ad where id = $1',
  }),
}

/** The one place where an endpoint's declared access is enforced; answers the store that the act may touch. */
export async function requireAccess(
  db: Db,
  access: Access,
  actor: Actor | null,
  input: RawInput,
): Promise<Scope> {
  if (access.who === 'public') return null
  if (access.who === 'device' || !actor) throw new AppError('UNAUTHENTICATED')
  if (access.who === 'signedIn') return { storeId: actor.storeId }
  if (access.who === 'operator') return requireOperator(actor)
  const named = at(input, access.at)
  if (access.who === 'ownThing') return requireThing(db, access.thing, actor, named)
  if (access.who === 'ownStore' && access.optional && named === undefined)
    return actor.isOperator ? null : { storeId: actor.storeId }
  if (isOmitted(named)) throw refuseField(fieldName(access.at), validationTexts.required)
  return requireStore(db, access.by, actor, named)
}

const isOmitted = (named: unknown) => named === undefined || named === null || named === ''
const fieldName = (place: InputPath) => place.slice(place.indexOf('.') + 1)

function requireOperator(actor: Actor): Scope {
  if (!actor.isOperator) throw new AppError('FORBIDDEN')
  return null
}

/** A body may name anything; what cannot be an id is as absent as a missing one. */
const isName = (named: unknown) => typeof named === 'string' || Number.isSafeInteger(named)

async function requireStore(db: Db, by: 'code' | 'id', actor: Actor, named: unknown): Promise<Scope> {
  // A token may carry a code that was changed since: only a mismatch is worth a look into the table.
  if (isOwn(by, actor, named)) return { storeId: actor.storeId }
  const found = await findStore(db, by, named)
  if (!actor.isOperator && found !== actor.storeId) throw new AppError('FORBIDDEN')
  if (found === undefined) throw notFound()
  return { storeId: found }
}

// Text of a list that is nested a thousand deep would overflow the stack.
const isOwn = (by: 'code' | 'id', actor: Actor, named: unknown) =>
  by === 'code' ? named === actor.storeCode : isName(named) && String(named) === String(actor.storeId)

async function findStore(db: Db, by: 'code' | 'id', named: unknown): Promise<number | undefined> {
  if (by === 'code')
    return typeof named === 'string' && !named.includes('\0')
      ? (await db.run(storeByCode, [named]))[0]?.id
      : undefined
  const id = isName(named) ? Number(named) : NaN
  return Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? (await db.run(storeById, [id]))[0]?.id : undefined
}

async function requireThing(db: Db, thing: Thing, actor: Actor, named: unknown): Promise<Scope> {
  if (!isName(named)) throw notFound()
  const found = (await db.run(storeOfThing[thing], [named]))[0]?.storeId
  if (found === undefined || (!actor.isOperator && found !== actor.storeId)) throw notFound()
  return { storeId: found }
}

function at(input: RawInput, place: InputPath): unknown {
  const [part, name] = place.split('.') as [keyof RawInput, string]
  const holder = input[part]
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined
}
