import { type Endpoint, type InputPath, isMemberOnly, type Thing, validationTexts } from '@lumiroute/contract'
import { hasPermission, type Permission } from '@lumiroute/contract/account'
import type { Db } from '../../db/db.ts'
import { AppError, notFound, refuseField } from '../../errors/app-error.ts'
import { text } from '../../text/text.ts'
import { findStoreIdByCode, findStoreIdById, findStoreOfThing } from './access.queries.ts'
import type { Actor } from './identity.ts'

export type RawInput = { params: unknown; query: unknown; body: unknown; headers: unknown }

/** The store that a call is about; null if an operator names none, which means all. */
export type Scope = { storeId: number } | null

/**
 * The only place, with `requireScope`, that enforces an endpoint's declared access. This half needs no input,
 * so that it refuses before the body is read.
 */
export function requireCaller({ access, permission }: Endpoint, actor: Actor | null): void {
  if (access.who === 'public') return
  if (access.who === 'device' || !actor) throw new AppError('UNAUTHENTICATED')
  if (isMemberOnly(access)) throw new AppError('FORBIDDEN')
  if (access.who !== 'operator') return requirePermission(actor, permission)
  if (!actor.isOperator) throw new AppError('FORBIDDEN')
}

/** Also for actions whose input decides which permission they need. */
export function requirePermission({ storeRole }: Actor, permission: Permission | undefined): void {
  if (!hasPermission(storeRole, permission))
    throw new AppError('account.roleRefused', { role: text(`account.${storeRole}`) })
}

/** Call after `requireCaller`. Returns the store the action may touch. */
export async function requireScope(
  db: Db,
  { access }: Endpoint,
  actor: Actor | null,
  input: RawInput,
): Promise<Scope> {
  if (!actor || access.who === 'public' || access.who === 'operator' || access.who === 'device') return null
  if (access.who === 'signedIn') return { storeId: actor.storeId }
  const named = at(input, access.at)
  if (access.who === 'ownThing') return requireThing(db, access.thing, actor, named)
  if (access.who === 'ownStore' && access.optional && named === undefined)
    return actor.isOperator ? null : { storeId: actor.storeId }
  if (isOmitted(named)) throw refuseField(fieldName(access.at), validationTexts.required)
  return requireStore(db, access.by, actor, named)
}

const isOmitted = (named: unknown) => named === undefined || named === null || named === ''
const fieldName = (place: InputPath) => place.slice(place.indexOf('.') + 1)

/** A body may contain any value; one that cannot be an id is treated as not found. */
const isId = (named: unknown): named is string | number =>
  typeof named === 'string' || Number.isSafeInteger(named)

async function requireStore(db: Db, by: 'code' | 'id', actor: Actor, named: unknown): Promise<Scope> {
  // The token's code may be outdated, so only a mismatch needs a query.
  if (isOwn(by, actor, named)) return { storeId: actor.storeId }
  const found = await findStoreId(db, by, named)
  if (!actor.isOperator && found !== actor.storeId) throw new AppError('FORBIDDEN')
  if (found === undefined) throw notFound()
  return { storeId: found }
}

// Converting a deeply nested array to text would overflow the stack.
const isOwn = (by: 'code' | 'id', actor: Actor, named: unknown) =>
  by === 'code' ? named === actor.storeCode : isId(named) && String(named) === String(actor.storeId)

async function findStoreId(db: Db, by: 'code' | 'id', named: unknown): Promise<number | undefined> {
  if (by === 'code')
    return typeof named === 'string' && !named.includes('\0') ? await findStoreIdByCode(db, named) : undefined
  const id = isId(named) ? Number(named) : NaN
  return Number.isInteger(id) && Math.abs(id) < 2 ** 31 ? await findStoreIdById(db, id) : undefined
}

async function requireThing(db: Db, thing: Thing, actor: Actor, named: unknown): Promise<Scope> {
  if (!isId(named)) throw notFound()
  const found = await findStoreOfThing(db, thing, named)
  if (found === undefined || (!actor.isOperator && found !== actor.storeId)) throw notFound()
  return { storeId: found }
}

function at(input: RawInput, place: InputPath): unknown {
  const [part, name] = place.split('.') as [keyof RawInput, string]
  const holder = input[part]
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[name] : undefined
}
