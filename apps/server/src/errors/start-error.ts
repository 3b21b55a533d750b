/** What keeps the server from starting, told in one message to the person who starts it. */
export class StartError extends Error {
  override name = 'StartError'
}
