/** Why an installation cannot be moved, for the person who moves it. */
export class MoveError extends Error {
  override name = 'MoveError'
}
