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
    storeInfoIncomplete: 'The store info is incomplete',
    lineNotSet: 'LINE is not set up',
  },
} as const
