import { type Endpoint, type ErrorCode, errorCodes } from '@lumiroute/contract'

const always: ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL']

/** A call's possible errors: the codes it declares, and those that follow from its access and input. */
export function getErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...always,
    ...(endpoint.errors ?? []),
    ...fromAccess(endpoint),
    ...fromSession(endpoint),
    ...fromInput(endpoint),
  ])
  return errorCodes.filter((code) => codes.has(code))
}

function fromAccess({ access: { who } }: Endpoint): ErrorCode[] {
  if (who === 'ownThing') return ['UNAUTHENTICATED', 'NOT_FOUND']
  if (who === 'ownStore') return ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']
  // An invalid token is rejected everywhere, even where none is needed.
  return who === 'operator' ? ['UNAUTHENTICATED', 'FORBIDDEN'] : ['UNAUTHENTICATED']
}

function fromSession({ access: { who }, recentSignIn }: Endpoint): ErrorCode[] {
  if (who === 'public' || who === 'device') return []
  return recentSignIn ? ['STEP_REQUIRED', 'REAUTHENTICATION_REQUIRED'] : ['STEP_REQUIRED']
}

function fromInput({ params, query, body }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = params || query || body ? ['VALIDATION'] : []
  return body ? [...codes, 'TOO_LARGE', 'UNSUPPORTED_MEDIA'] : codes
}
