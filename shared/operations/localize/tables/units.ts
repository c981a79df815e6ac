/** Measures that readers elsewhere do not think in, and what they make of them. */
export interface Unit {
  /** As written behind the number, lower case. */
  names: readonly string[]
  system: 'us' | 'metric'
  /** Name and factor of the other system's unit. */
  other: string
  factor: number
  /** Added after the factor; temperatures only. */
  offset: number
}

const unit = (names: string, system: Unit['system'], other: string, factor: number, offset = 0): Unit => ({
  names: names.split('|'),
  system,
  other,
  factor,
  offset,
})

export const UNITS: readonly Unit[] = [
  unit('miles|mile|mi', 'us', 'km', 1.609344),
  unit('mph', 'us', 'km/h', 1.609344),
  unit('feet|foot|ft', 'us', 'm', 0.3048),
  unit('yards|yard|yd', 'us', 'm', 0.9144),
  unit('inches|inch', 'us', 'cm', 2.54),
  unit('square feet|sq ft|sq. ft', 'us', 'm²', 0.09290304),
  unit('acres|acre', 'us', 'ha', 0.40468564),
  unit('lbs|lb|pounds of', 'us', 'kg', 0.45359237),
  unit('ounces|ounce|oz', 'us', 'g', 28.349523),
  unit('gallons|gallon|gal', 'us', 'l', 3.785412),
  unit('°f', 'us', '°C', 5 / 9, -160 / 9),
  unit('km|kilometers|kilometres|kilometer|kilometre', 'metric', 'miles', 0.621371),
  unit('km/h', 'metric', 'mph', 0.621371),
  unit('kg|kilos|kilograms|kilogrammes', 'metric', 'lb', 2.204623),
  unit('cm|centimeters|centimetres', 'metric', 'in', 0.393701),
  unit('square meters|square metres|m²|sqm', 'metric', 'sq ft', 10.76391),
  unit('liters|litres|liter|litre', 'metric', 'US gallons', 0.264172),
  unit('°c', 'metric', '°F', 9 / 5, 32),
]

/** Countries of the table that measure in the American way, and units that Britain shares with America. */
export const AMERICAN_UNITS: ReadonlySet<string> = new Set(['US'])
export const BRITISH_TOO: ReadonlySet<string> = new Set([
  'miles',
  'mile',
  'mi',
  'mph',
  'feet',
  'foot',
  'ft',
  'inches',
  'inch',
  'yards',
  'yard',
  'yd',
  'acres',
  'acre',
  'km',
  'kg',
])
