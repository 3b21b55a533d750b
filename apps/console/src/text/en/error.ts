export const error = {
  offline: 'The server cannot be reached. Please check the network and try again.',
  unknown: 'An unknown error occurred',
  goHome: 'Go home',
  reload: 'Reload',
  notFound: {
    page: 'Page not found',
    title: 'Oops, an error has occurred. Page not found!',
    text: 'The address may be wrong, or the page was removed.',
  },
  server: {
    title: 'Sorry, server goes wrong',
    text: 'Something failed, and what you entered may not be saved. Please reload and try again.',
  },
} as const
