export const profile = {
  title: 'My account',
  purpose: 'Change your own name, e-mail and password.',
  profile: 'Profile',
  save: 'Save',
  saved: 'Profile updated',
  passwordTitle: 'Change password',
  passwordText: 'This ends your sessions on all other devices.',
  changePassword: 'Change password',
  secondFactorTitle: 'Two-step verification',
  secondFactorText:
    'Confirm sign-ins with your phone or a passkey, or sign in with a passkey instead of the password.',
  secondFactorOpen: 'Manage two-step verification',
} as const
