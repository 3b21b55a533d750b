export const notification = {
  open: 'To do',
  openCount: 'To do, {{total}} items',
  title: 'To do',
  empty: 'Nothing to do right now',
  emptyText: 'Things that need you will appear here.',
  failed: 'The list could not be loaded',
  kind: {
    storeWithoutAdmin: 'Stores without an administrator: {{total}}',
    adminWithoutPassword: 'Administrators without a password: {{total}}',
    mailFailed: 'Mails that could not be sent: {{total}}',
    adToReview: 'Ads to review: {{total}}',
    adRejected: 'Ads sent back, to be mended: {{total}}',
    adUnpaid: 'Ads not paid yet: {{total}}',
    adAccepted: 'Ads approved in the last 3 days: {{total}}',
    storeInfoIncomplete: 'The store info is incomplete',
    lineNotSet: 'LINE is not set up',
  },
} as const
