/** The parameters that a text names: `'{count} of {total}'` needs count and total. */
export type ParamNames<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** A translation has the keys of the original, no more and no fewer. */
export type TranslationOf<T> = { [K in keyof T]: T[K] extends string ? string : TranslationOf<T[K]> }

const placeholder = /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g

/** Fills `{name}`, and chooses between singular and plural by `{count:row|rows}`. */
export function interpolate(template: string, getParam: (name: string) => string): string {
  if (!template.includes('{')) return template
  return template.replace(placeholder, (_all, name: string, one?: string, other?: string) => {
    if (one === undefined) return getParam(name)
    return getParam(name) === '1' ? one : (other ?? '')
  })
}
