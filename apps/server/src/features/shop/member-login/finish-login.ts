import { validationTexts } from '@lumiroute/contract'
import { type finishLogin as endpoint, frontPath, type LoginFailure } from '@lumiroute/contract/member'
import { loginCallbackPath } from '@lumiroute/contract/third-party'
import type { LineFailure } from '../../../adapters/line/line.port.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { refuseLookAhead } from '../../../http/authentication/person.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import { readCookies, writeCookie } from '../../../http/pipeline/request-cookies.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { admitLinePerson } from '../member/admit-line-person.ts'
import { deriveProofs, hashLogin, isState, loginCookieName, storeOfState } from './login-secrets.ts'
import { startMemberSession } from './member-session.ts'
import { takeLogin } from './member-login.queries.ts'

type Call = Steps<typeof endpoint>
type Login = { storeId: number; touchId: string | null }

/** Every outcome is a redirect to the store's front; a failure says only its kind. */
export async function finishLogin(call: Call): Promise<Sending> {
  refuseLookAhead(call.request)
  const { state } = call.input
  if (!isState(state)) throw refuseField('state', validationTexts.format)
  const browser = readCookies(call.request).get(loginCookieName(state)) ?? ''
  const login = browser && (await takeLogin(call.db, hashLogin({ state, browser }), call.deps.now()))
  if (!login) return redirect(call, fail(frontPath(storeOfState(state)), 'expired'))
  const outcome = await logIn(call, login, browser)
  if (typeof outcome === 'string') return redirect(call, fail(login.returnTo, outcome))
  return redirect(call, login.returnTo, outcome.setCookie)
}

const fail = (path: string, why: LoginFailure) => `${path}#login=${why}`

async function logIn({ db, deps, input, request }: Call, { storeId, touchId }: Login, browser: string) {
  if (!input.code) return input.error === 'access_denied' ? 'denied' : 'failed'
  const channel = await findLineChannel(deps, storeId)
  if (!channel?.loginChannelId || !channel.loginChannelSecret) return 'failed'
  const { verifier, nonce } = deriveProofs(deps.settings.secrets.jwt, { state: input.state, browser })
  const answer = await deps.line.logIn({
    channelId: channel.loginChannelId,
    channelSecret: channel.loginChannelSecret,
    code: input.code,
    redirectUri: `${requestOrigin(request, deps.settings)}${loginCallbackPath}`,
    verifier,
    nonce,
  })
  if (!answer.ok) return toFailure(answer)
  try {
    const { member } = await admitLinePerson(db, deps, { storeId, touchId, ...answer })
    return await startMemberSession({ db, deps, request }, member)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FORBIDDEN') return 'disabled'
    if (error instanceof AppError && error.code === 'QUOTA_EXCEEDED') return 'full'
    throw error
  }
}

const toFailure = ({ why }: LineFailure): LoginFailure =>
  why === 'away' || why === 'rate' ? 'unavailable' : 'failed'

function redirect({ deps, input, request }: Call, location: string, cookies: string[] = []): Sending {
  const spent = writeCookie(request, deps.settings, {
    name: loginCookieName(input.state),
    value: '',
    path: loginCallbackPath,
    sameSite: 'Lax',
    maxAgeSeconds: 0,
  })
  // The address has LINE's code in it.
  const headers = { location, 'set-cookie': [spent, ...cookies], 'referrer-policy': 'no-referrer' }
  return { status: 302, headers, body: null }
}
