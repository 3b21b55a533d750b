export const brand = {
  product: 'Cloud-based smart mobile LED advertising',
  name: 'LumiRoute',
  loading: 'Loading',
} as const
