import { isFrontPath, type startLogin as endpoint } from '@lumiroute/contract/member'
import { loginCallbackPath } from '@lumiroute/contract/third-party'
import { authorizeUrl } from '../../../adapters/line/line-login.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import { requestOrigin } from '../../../http/pipeline/request-origin.ts'
import { writeCookie } from '../../../http/pipeline/request-cookies.ts'
import type { Steps } from '../../../http/pipeline/route.ts'
import { text } from '../../../text/text.ts'
import { findLineChannel } from '../../platform/third-party/find-line-channel.ts'
import { createLoginSecrets, deriveProofs, hashLogin, loginCookieName } from './login-secrets.ts'
import { findFront, insertLogin } from './member-login.queries.ts'

export const loginSeconds = 10 * 60

export async function startLogin({ db, deps, input, request }: Steps<typeof endpoint>) {
  const { settings } = deps
  const front = await findFront(db, input.store)
  if (!front) throw new AppError('member.shopNotFound')
  if (!isFrontPath(front.storeCode, input.returnTo)) throw refuseField('returnTo', text('member.notInFront'))
  const channel = await findLineChannel(deps, front.storeId)
  if (!channel?.loginChannelId || !channel.loginChannelSecret) throw howToOrder(front.storePhone)
  const secrets = createLoginSecrets(front.storeCode)
  const { challenge, nonce } = deriveProofs(settings.secrets.jwt, secrets)
  const { storeId } = front
  const expiresAt = new Date(deps.now().getTime() + loginSeconds * 1000)
  await insertLogin(db, {
    ...hashLogin(secrets),
    storeId,
    returnTo: input.returnTo,
    touchId: input.touch ?? null,
    expiresAt,
  })
  const origin = requestOrigin(request, settings)
  const cookie = writeCookie(request, settings, {
    name: loginCookieName(secrets.state),
    value: secrets.browser,
    path: loginCallbackPath,
    // LINE's page leads back here, so it must survive a link from another site.
    sameSite: 'Lax',
    maxAgeSeconds: loginSeconds,
  })
  return {
    authorizeUrl: authorizeUrl(settings, origin, {
      channelId: channel.loginChannelId,
      redirectUri: `${origin}${loginCallbackPath}`,
      state: secrets.state,
      nonce,
      challenge,
    }),
    setCookie: [cookie],
  }
}

const howToOrder = (phone: string) =>
  phone ? new AppError('member.orderByPhone', { phone }) : new AppError('member.orderAtStore')
