const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** SQL: a code with its name as {code, name}, from a contract list. */
export function codedJson(column: string, names: Record<string, string>): string {
  const cases = Object.entries(names).map(([code, name]) => `when ${quote(code)} then ${quote(name)}`)
  return `json_build_object('code', ${column}, 'name', case ${column} ${cases.join(' ')} else ${column} end)`
}
