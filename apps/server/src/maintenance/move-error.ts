/** Why an installation cannot be moved, worded for the person who moves it. */
export class MoveError extends Error {
  override name = 'MoveError'
}
