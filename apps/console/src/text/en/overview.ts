export const overview = {
  welcome: 'Welcome back, {{name}}',
  operatorPurpose: 'The back office for stores, vehicles and ads.',
  storePurpose: 'The back office for your store, its ads and their results.',
  links: 'Start here',
  dashboardText: 'What needs doing today, and how the week goes',
  storeListText: 'Create stores, assign administrators, set up LINE',
  storeInfoText: 'Phone, address, introduction and pictures',
  accountListText: 'Add colleagues, disable accounts no longer used',
  accountText: 'Change your own name, e-mail and password',
  guideText: 'How the platform works, in fifteen minutes',
} as const
