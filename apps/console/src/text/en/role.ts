export const role = {
  owner: 'Owner',
  manager: 'Manager',
  counter: 'Counter staff',
  viewer: 'Viewer',
} as const
