export const stream = {
  title: 'Stream record',
  text: 'Start, interruptions and end of the stream as its screens reported them.',
  empty: 'No stream record yet',
  emptyText: 'Once the stream was on a screen, this lists when it began, broke off and ended.',
  kind: {
    start: 'Stream started',
    error: 'Stream interrupted',
    resume: 'Stream resumed',
    end: 'Stream ended',
  },
  log: {
    waiting: 'Waiting to be sent to the log address',
    sent: 'Sent to the log address',
    failed: 'Could not be sent to the log address',
  },
} as const
