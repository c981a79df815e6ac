/** What an answer or an entry is, said in the field `object`. */
import { z } from 'zod'

export const objectName = <const N extends string>(name: N) =>
  z.literal(name).meta({ description: `Says what this is: always \`${name}\`.` })
