/** SQL: a number or boolean as JSON. */
export const bareJson = (value: string) => `coalesce((${value})::text, 'null')`
/** SQL: a text or timestamp as JSON. */
export const quotedJson = (value: string) => `coalesce(to_json(${value})::text, 'null')`

/**
 * SQL: an object from names and JSON texts, for tens of thousands of rows; json_build_object takes three
 * times as long.
 */
export function objectJson(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, json], i) => `'${i === 0 ? '{' : ','}"${name}":' || ${json}`,
  )
  return `${parts.join(' || ')} || '}'`
}

/** SQL: an array of JSON texts, in row sequence. */
export const arrayJson = (json: string) => `'[' || coalesce(string_agg(${json}, ','), '') || ']'`
