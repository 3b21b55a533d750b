export const emailAddress = {
  banner:
    'The e-mail address {{email}} is not verified. Until then you get no mails about reviews and incidents.',
  resend: 'Send the mail again',
  verified: 'Verified',
  unverified: 'Not verified',
  pending: 'Waiting for {{email}} to confirm',
  pendingText:
    'Please open the link in the mail to the new address. Until then the current one stays in use.',
  cancel: 'Cancel the change',
  passwordNeeded: 'Changing the e-mail address needs your current password',
  colleague: 'A new address takes effect once the person has opened the link in the mail.',
  yourPassword: 'Your password',
  verify: {
    title: 'Confirm the e-mail address',
    text: 'Press the button to confirm that you use this address.',
    act: 'Confirm e-mail address',
    done: 'E-mail address confirmed',
    doneText: '{{email}} can now receive notifications, and you can sign in with it.',
    go: 'Go to the console',
  },
  undo: {
    title: 'Restore the e-mail address',
    text: 'If it was not you who changed the address of the account, restore it here. All devices are signed out, and a new password is set from the previous mailbox.',
    act: 'Restore and sign out all devices',
    done: 'E-mail address restored',
    doneText: 'A link to set a new password was sent to {{email}}. Please open it.',
  },
  missing: 'Incomplete link',
  missingText: 'Please open the link from the mail again.',
} as const
