/** Where an endpoint's input names the store or the thing that access depends on. */
export type InputPath = `${'params' | 'query' | 'body'}.${string}`

/** Things that belong to one store and are named by their own id in a path. */
export const things = ['account', 'file', 'ad'] as const
export type Thing = (typeof things)[number]

export type Access =
  | { who: 'public' }
  | { who: 'signedIn' }
  | { who: 'operator'; orMonitor?: true }
  | { who: 'device' }
  | { who: 'member'; at: InputPath; by: 'code' }
  | { who: 'ownStore'; at: InputPath; by: 'code' | 'id'; optional: boolean }
  | { who: 'ownThing'; thing: Thing; at: InputPath }

export const anyone = { who: 'public' } as const satisfies Access
export const signedIn = { who: 'signedIn' } as const satisfies Access
export const operator = { who: 'operator' } as const satisfies Access
/** Beside operators whoever holds METRICS_TOKEN. */
export const operatorOrMonitor = { who: 'operator', orMonitor: true } as const satisfies Access
export const device = { who: 'device' } as const satisfies Access

/** Operators may name any store; store administrators only their own. */
export const ownStore = (at: InputPath, by: 'code' | 'id') =>
  ({ who: 'ownStore', at, by, optional: false }) as const satisfies Access

/** A member for the own things in the store that is named; its people and operators as with `ownStore`. */
export const ownMember = (at: InputPath) => ({ who: 'member', at, by: 'code' }) as const satisfies Access

/** As `ownStore`, but the store may be left out: operators then see all stores, others their own. */
export const ownStoreIfNamed = (at: InputPath, by: 'code' | 'id') =>
  ({ who: 'ownStore', at, by, optional: true }) as const satisfies Access

/** Operators may name any thing; for others a foreign thing is as absent as a missing one. */
export const ownThing = (thing: Thing, at: InputPath) =>
  ({ who: 'ownThing', thing, at }) as const satisfies Access
