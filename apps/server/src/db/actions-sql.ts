const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL: a list of actions as JSON. */
export const actionsJson = (actions: readonly string[]) => `${quote(JSON.stringify(actions))}::json`

/** SQL that follows a status machine of the contract, so that its rule is written once. */
export function actionsByStatus<Status extends string>(
  column: string,
  statuses: readonly Status[],
  listActions: (status: Status) => readonly string[],
): string {
  const cases = statuses.map((status) => `when ${quote(status)} then ${actionsJson(listActions(status))}`)
  return `case ${column} ${cases.join(' ')} end`
}

/** SQL: the list for callers whose role may write, passed as `mayWrite`; otherwise none. */
export const forWriters = (actions: string) =>
  `case when {mayWrite}::boolean then ${actions} else '[]'::json end`

/** SQL for a statement that only writers run. */
export const asWriter = (columns: string) => columns.replaceAll('{mayWrite}', 'true')

/** SQL: the names of the conditions that hold, in their order. */
export const actionsWhere = (conditions: Record<string, string>) =>
  `array_remove(array[${Object.entries(conditions)
    .map(([action, condition]) => `case when ${condition} then ${quote(action)} end`)
    .join(', ')}], null)`
