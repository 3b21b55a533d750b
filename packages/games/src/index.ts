/**
 * The four games that people in the street play with their phones. Import what a program needs:
 *
 * - `@lumiroute/games`             ids, worlds, settings (tiny)
 * - `@lumiroute/games/input`       what a controller sends, in bytes (tiny)
 * - `@lumiroute/games/protocol`    what server, screens and phones say on a room's socket
 * - `@lumiroute/games/controls`    what the phone shows for a game
 * - `@lumiroute/games/words/zh-TW` what it says there, in one language
 * - `@lumiroute/games/simulation`  the games themselves: start, step, standings, record, replay
 * - `@lumiroute/games/render`      drawing on a canvas
 * - `@lumiroute/games/token`       drawing a player's number, shape and colour alone
 * - `@lumiroute/games/effects`     how events sound and feel
 * - `@lumiroute/games/bots`        players for demonstrations and tests
 *
 * The server gives each input a tick and runs the simulation; screens get the inputs and run the same code;
 * phones only send their pad. Scores come from the server's simulation alone.
 *
 * Seats are numbered 0 to 31; people see the number plus one. Do not give a seat to another person within a
 * round: who joins an existing seat continues with its score.
 */
export {
  countdownTicks,
  difficulties,
  type Difficulty,
  gameIds,
  type GameId,
  maxSeats,
  readSettings,
  roundSeconds,
  type Settings,
  ticksPerSecond,
  usualSettings,
  type World,
  worldFor,
  worldNames,
  worlds,
} from './core/settings.ts'
