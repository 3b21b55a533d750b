import { type Logger, pino } from 'pino'
import { failedStatement } from './db/db.ts'

type Described = {
  type: string
  code?: string
  statement?: string
  constraint?: string
  message?: string
  stack?: string
  cause?: Described
}

const maxCauses = 4
const maxFrames = 12

export const openLog = (level: string): Logger =>
  pino({ level, base: null, serializers: { err: (error: unknown) => describeError(error) } })

/**
 * An error as it may be logged. Messages of the database, parsers and external systems quote user input, so
 * only their code and stack are logged.
 */
export function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const statement = failedStatement(error)
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' && { code }),
    ...(statement && { statement }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(isOwnMessage(error) && { message: error.message }),
    stack: getStackFrames(error),
    ...(error.cause !== undefined && depth < maxCauses && { cause: describeError(error.cause, depth + 1) }),
  }
}

const ownTypes: readonly unknown[] = [Error, TypeError, RangeError]

/** From our own code or the operating system; a code without a system call is from an external library. */
function isOwnMessage(error: Error): boolean {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  return ownTypes.includes(error.constructor) && (code === undefined || typeof syscall === 'string')
}

/** Without its first lines, which repeat the message. */
const getStackFrames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim())
    .join('\n')
