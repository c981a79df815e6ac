import { GATHERINGS } from './gatherings.ts'
import { GOODS } from './goods.ts'
import { SERVICES } from './services.ts'
import { WORKS } from './works.ts'

export const TRADES = { ...GATHERINGS, ...GOODS, ...SERVICES, ...WORKS }
