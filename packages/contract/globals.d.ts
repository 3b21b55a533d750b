/** Exists in browsers and in Node.js; the contract is compiled with the types of neither. */
declare class URL {
  constructor(text: string)
  readonly protocol: string
  readonly origin: string
  readonly hostname: string
  readonly pathname: string
  readonly username: string
  readonly password: string
}
