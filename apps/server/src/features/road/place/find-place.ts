export { findPlace, findPlaceByName } from './place.queries.ts'
