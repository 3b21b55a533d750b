export const profile = {
  title: 'My account',
  purpose: 'Change your own name, e-mail and password.',
  profile: 'Profile',
  save: 'Save',
  saved: 'Profile updated',
  passwordTitle: 'Change password',
  passwordText: 'This ends your sessions on all other devices.',
  changePassword: 'Change password',
} as const
