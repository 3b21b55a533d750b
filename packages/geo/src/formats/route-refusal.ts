export const refusalCodes = [
  'empty',
  'notXml',
  'notRoute',
  'dtd',
  'encoding',
  'tooLarge',
  'tooManyPoints',
  'tooManyLines',
  'tooDeep',
  'badCoordinate',
  'noLine',
  'noPlace',
  'kmz',
  'kmzTooLarge',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Why a text or file is not a route, with the line number if known. */
export class RouteRefusal extends Error {
  readonly code: RefusalCode
  readonly line: number | undefined

  constructor(code: RefusalCode, line?: number) {
    super(line === undefined ? code : `${code} at line ${line}`)
    this.name = 'RouteRefusal'
    this.code = code
    this.line = line
  }
}
