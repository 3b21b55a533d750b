import type { AnswerOf } from '@lumiroute/contract'
import type { renewMemberSession } from '@lumiroute/contract/member'
import { ApiError } from '../api/api-error.ts'
import { type Call, request } from '../api/request.ts'
import { keep, kept, forget } from './storage.ts'

type SignedIn = AnswerOf<typeof renewMemberSession>
export type SessionState =
  /** Not known yet: a session may be in the cookie. */
  { kind: 'unknown' } | { kind: 'out' } | { kind: 'in'; member: SignedIn['member'] }

const unknown: SessionState = { kind: 'unknown' }
const out: SessionState = { kind: 'out' }

/** The member's sign-in at one store. The token is only in memory; a cookie that scripts cannot read renews it. */
export class MemberSession {
  private state: SessionState = unknown
  private token: string | undefined
  private renewal: Promise<void> | undefined
  private readonly listeners = new Set<() => void>()
  private readonly storeCode: string

  constructor(storeCode: string) {
    this.storeCode = storeCode
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly getState = () => this.state
  /** The server never knows who looks at a page. */
  readonly getServerState = () => unknown

  /** Asks for a session only if one may exist: most visitors never sign in. */
  start(): void {
    if (kept(this.noteKey)) this.renew().catch(() => undefined)
    else this.change(out)
  }

  /** A login begins: after the return from LINE there may be a session. */
  expect(): void {
    keep(this.noteKey, '1')
  }

  accept({ token, member }: SignedIn): void {
    keep(this.noteKey, '1')
    this.token = token
    this.change({ kind: 'in', member })
  }

  end(): void {
    forget(this.noteKey)
    this.token = undefined
    this.change(out)
  }

  renew(): Promise<void> {
    this.renewal ??= this.askForToken().finally(() => {
      this.renewal = undefined
    })
    return this.renewal
  }

  /** With the member's token; renews it once if it is over. */
  async call<Answer>(call: Call<Answer>): Promise<Answer> {
    if (!call.isMember) return (await request(call)) as Answer
    if (!this.token) await this.renew()
    try {
      return (await request(call, this.authorization())) as Answer
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      await this.renew()
      return (await request(call, this.authorization())) as Answer
    }
  }

  private authorization(): Record<string, string> {
    if (!this.token) throw new ApiError(401, null)
    return { authorization: `Member ${this.token}` }
  }

  private async askForToken(): Promise<void> {
    try {
      const path = `/member/session/${encodeURIComponent(this.storeCode)}`
      this.accept((await request({ method: 'POST', path })) as SignedIn)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) {
        // Offline or busy: the session is still there, so nobody is signed out.
        if (this.state.kind === 'unknown') this.change(out)
        throw error
      }
      this.end()
    }
  }

  private change(state: SessionState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  private get noteKey(): string {
    return `session.${this.storeCode}`
  }
}
