/** Reads a value of unknown origin; throws a ShapeError that names the path of the first wrong value. */
export type Shape<Value> = (value: unknown, path: string) => Value
export type ValueOf<S> = S extends Shape<infer Value> ? Value : never

export class ShapeError extends Error {
  readonly path: string
  constructor(path: string) {
    super(`wrong value at ${path}`)
    this.path = path
  }
}

const fail = (path: string): never => {
  throw new ShapeError(path)
}

type Fields = Record<string, Shape<unknown>>

/** Unknown keys are wrong too: no check would look at them. */
export const object =
  <F extends Fields>(fields: F): Shape<{ [K in keyof F]: ValueOf<F[K]> }> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path)
    const given = value as Record<string, unknown>
    for (const key of Object.keys(given)) if (!Object.hasOwn(fields, key)) fail(`${path}/${key}`)
    const entries = Object.entries(fields).map(([key, shape]) => [
      key,
      Object.hasOwn(given, key) ? shape(given[key], `${path}/${key}`) : fail(`${path}/${key}`),
    ])
    return Object.fromEntries(entries) as { [K in keyof F]: ValueOf<F[K]> }
  }

export const array =
  <Value>(shape: Shape<Value>, most: number): Shape<Value[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most) return fail(path)
    return value.map((each, index) => shape(each, `${path}/${index}`))
  }

/** Values by free keys, such as hashes by path. */
export const dictionary =
  <Value>(shape: Shape<Value>, key: RegExp): Shape<Record<string, Value>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        key.test(name) ? name : fail(`${path}/${name}`),
        shape(each, `${path}/${name}`),
      ]),
    )
  }

export const nullable =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value, path) =>
    value === null ? null : shape(value, path)

export const either =
  <One, Other>(
    isOne: (value: unknown) => boolean,
    one: Shape<One>,
    other: Shape<Other>,
  ): Shape<One | Other> =>
  (value, path) =>
    isOne(value) ? one(value, path) : other(value, path)

/** All numbers are whole: floating point would be written differently by other programs. */
export const integer =
  (least = 0, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
      ? value
      : fail(path)

export const matching =
  (pattern: RegExp, most = 10_000): Shape<string> =>
  (value, path) =>
    typeof value === 'string' && value.length <= most && pattern.test(value) ? value : fail(path)

export const oneOf =
  <const Value extends string>(...values: Value[]): Shape<Value> =>
  (value, path) =>
    values.find((each) => each === value) ?? fail(path)
