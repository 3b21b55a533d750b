import fc from 'fast-check'

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
const deepObject = (levels: number) =>
  JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as unknown

export const hugeText = 'x'.repeat(100_000)

export const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202egnp.exe',
  '\ufeff',
  '😀'.repeat(60),
  hugeText,
  '一'.repeat(10_000),
  "' or 1=1 --",
  `"; drop table store; --`,
  '%',
  '_',
  '\\',
  'a\\',
  '%%%\\_',
  '$1',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e400',
  '-1',
  '0',
  '1.5',
  '0x10',
  '1_000',
  ' 1 ',
  '１２',
  '2147483648',
  '9223372036854775808',
  '9'.repeat(400),
  'null',
  'undefined',
  '[object Object]',
  'true',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2026-11-15T00:00:00Z',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '\r\nx-injected: 1',
  '{"a":1}',
  '["x"]',
  '[[[[[[',
  'a@b',
  `${'a'.repeat(300)}@example.tw`,
  'javascript:alert(1)',
]

const hostileNumbers = [-0, -1, 0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324]

const hostileThings: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [''],
  [1, 2, 3],
  deep(3000),
  deepObject(3000),
  JSON.parse('{"__proto__":{"isOperator":true}}'),
  JSON.parse('{"constructor":{"prototype":{"x":1}}}'),
  { toString: 1, valueOf: null },
  { length: 1e9 },
  Array.from({ length: 2000 }, (_each, at) => at),
]

const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_each, at) => make(at))

/** Hundreds of kilobytes for one field. */
export const largeValue = fc.constantFrom<unknown>(
  many(100_000, () => ''),
  many(50_000, () => ({})),
  many(50_000, () => []),
  Object.fromEntries(many(20_000, (at) => [`k${at}`, at])),
  'x'.repeat(400_000),
  `a${' '.repeat(400_000)}a`,
  many(50_000, (at) => `h${at}`).join(','),
  `<kml>${'<a>'.repeat(100_000)}`,
)

/** Bodies that consist of nothing but that much text. */
export const largeTexts = [
  '['.repeat(400_000),
  `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`,
  `{${many(40_000, (at) => `"k${at}":0`).join(',')}}`,
  `[${many(100_000, () => '{}').join(',')}]`,
]

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...hostileThings),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Fields that a body must never be able to set. */
export const protectedFields = fc.dictionary(
  fc.constantFrom(
    'id',
    'storeId',
    'role',
    'roles',
    'isPlatform',
    'isFirst',
    'passwordHash',
    'status',
    '__proto__x',
  ),
  hostileValue,
  { maxKeys: 2 },
)
