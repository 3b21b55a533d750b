/** What the shop sells for the lines of a cart. */
export { findOffers, type Offer } from './queries/offer.queries.ts'
