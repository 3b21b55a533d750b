export const front = {
  notFound: 'This page was not found',
  notFoundLine: 'The address may be wrong, or the store is no longer public.',
  unavailable: 'This page cannot be shown right now',
  unavailableLine: 'Please reload in a moment.',
  tooMany: 'Too many requests',
  tooManyLine: 'Please try again in a minute.',
} as const
