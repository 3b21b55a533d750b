import type { FastifyInstance } from 'fastify'

/** Runs the rounds of game rooms and their sockets, which the game feature implements. */
export type GameHost = {
  /** Takes the sockets of this server, and hosts rooms as soon as it listens. */
  serve(app: FastifyInstance): void
  /** Call after a commit that changed a room's seats or times. Never fails; a lost call costs a second. */
  roomChanged(roomId: number): Promise<void>
  /** Writes what is not written yet, leaves the rooms to other servers and closes all sockets. */
  stop(): Promise<void>
}
