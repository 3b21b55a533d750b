/** A status machine: each action with the statuses it starts from and the one it leads to. */
export type Transitions<Status extends string> = Record<string, { from: readonly Status[]; to: Status }>

export const listTransitions = <Status extends string, Table extends Transitions<Status>>(
  table: Table,
  status: Status,
) => (Object.keys(table) as (keyof Table)[]).filter((action) => table[action]?.from.includes(status))

/** Saving without a change of status is always allowed. */
export const allowsTransition = <Status extends string>(
  table: Transitions<Status>,
  from: Status,
  to: Status,
): boolean => from === to || Object.values(table).some((move) => move.to === to && move.from.includes(from))
