/** The input field with the store or item that access depends on. */
export type InputPath = `${'params' | 'query' | 'body'}.${string}`

/** Items of one store that are identified by their own id in a path. */
export const things = ['account', 'file', 'ad'] as const
export type Thing = (typeof things)[number]

/** Access that does not depend on the caller's role inside a store. */
export type RolelessAccess =
  | { who: 'public' }
  | { who: 'operator'; orMonitor?: true }
  | { who: 'device' }
  | { who: 'member'; at: InputPath; by: 'code'; isAlone: true }

/** Access of a store's people, whose role inside the store needs a permission. */
export type StoreAccess =
  | { who: 'signedIn' }
  | { who: 'member'; at: InputPath; by: 'code'; isAlone?: never }
  | { who: 'ownStore'; at: InputPath; by: 'code' | 'id'; optional: boolean }
  | { who: 'ownThing'; thing: Thing; at: InputPath }

export type Access = RolelessAccess | StoreAccess

export const anyone = { who: 'public' } as const satisfies Access
export const signedIn = { who: 'signedIn' } as const satisfies Access
export const operator = { who: 'operator' } as const satisfies Access
/** Operators, and whoever holds METRICS_TOKEN. */
export const operatorOrMonitor = { who: 'operator', orMonitor: true } as const satisfies Access
export const device = { who: 'device' } as const satisfies Access

/** Operators may name any store; store administrators only their own. */
export const ownStore = (at: InputPath, by: 'code' | 'id') =>
  ({ who: 'ownStore', at, by, optional: false }) as const satisfies Access

/** A member, for their own data in the named store; store administrators and operators as with `ownStore`. */
export const ownMember = (at: InputPath) => ({ who: 'member', at, by: 'code' }) as const satisfies Access

/** Members only: neither staff nor operators may act for them. */
export const memberOnly = (at: InputPath) =>
  ({ who: 'member', at, by: 'code', isAlone: true }) as const satisfies Access
export const isMemberOnly = (access: Access) => access.who === 'member' && access.isAlone === true

/** As `ownStore`, but the store is optional: without it operators see all stores, others their own. */
export const ownStoreIfNamed = (at: InputPath, by: 'code' | 'id') =>
  ({ who: 'ownStore', at, by, optional: true }) as const satisfies Access

/** Operators may name any item; for others, another store's item is "not found". */
export const ownThing = (thing: Thing, at: InputPath) =>
  ({ who: 'ownThing', thing, at }) as const satisfies Access
