import type { TranslationOf } from '@lumiroute/contract/text'
import type { route as zhTW } from '../zh-TW/route.ts'

export const route: TranslationOf<typeof zhTW> = {
  created: 'Route “{code}” created',
  updated: 'Route “{code}” saved',
  deleted: 'Route “{code}” deleted',
  codeTaken: 'This route code is taken',
  quoted: '“{name}”',
  inUse: 'Route “{code}” is used by {names} and cannot be deleted',
  inUseByMany: 'Route “{code}” is used by {count} ads ({names} and more) and cannot be deleted',
  kmlAtLine: '{refusal} (line {line})',
  kmlEmpty: 'Required',
  kmlNotXml: 'This KML is malformed and cannot be read',
  kmlNotRoute: 'This is not a KML file',
  kmlDtd: 'KML must not contain a DTD or entity declarations',
  kmlEncoding: 'Wrong text encoding; please use UTF-8',
  kmlTooLarge: 'KML must not exceed 5 MB',
  kmlTooManyPoints: 'A route must not have more than {max} points',
  kmlTooManyLines: 'A route must not have more than {max} lines',
  kmlTooDeep: 'This KML is nested too deeply',
  kmlBadCoordinate: 'This KML contains a wrong coordinate',
  kmlNoLine: 'This KML contains no route; it needs at least one line',
  kmlNoPlace: 'The file contains neither lines nor points',
  kmzWithoutKml: 'This KMZ file contains no KML',
  kmzTooLarge: 'A KMZ file must not exceed 5 MB when unpacked',
}
