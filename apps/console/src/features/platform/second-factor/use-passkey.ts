import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lumiroute/contract/second-factor'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import i18next from 'i18next'

export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** The browser's own texts are in English and say little. */
const told = (): never => {
  throw new Error(i18next.t('secondFactor.passkey.cancelled'))
}

export const createPasskey = (options: PasskeyCreationOptions) =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    ({ id, rawId, type, response }) => ({
      id,
      rawId,
      type,
      response: {
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        ...(response.transports && { transports: response.transports }),
      },
    }),
    told,
  )

export const askPasskey = (options: PasskeyRequestOptions) =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    ({ id, rawId, type, response }) => ({
      id,
      rawId,
      type,
      response: {
        clientDataJSON: response.clientDataJSON,
        authenticatorData: response.authenticatorData,
        signature: response.signature,
        ...(response.userHandle && { userHandle: response.userHandle }),
      },
    }),
    told,
  )
