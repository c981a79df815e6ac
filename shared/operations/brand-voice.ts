/** How far a mail is from a brand voice: what goes against it, and where. */
import { z } from 'zod'
import type { Report } from '../engine/report.ts'
import { place, scoreOf } from './answer-fields.ts'

const Violation = z
  .strictObject({
    rule_id: z.string().meta({ description: 'Rule that found it, at `/v1/rules/{id}`.' }),
    ...place,
    quote: z.string().meta({ description: '`field.slice(start, end)`, always.' }),
    message: z.string().meta({ description: 'What the voice would rather have, in a sentence.' }),
  })
  .meta({ id: 'VoiceViolation', description: 'A place that goes against the brand voice.' })

export const BrandVoiceFit = z
  .strictObject({
    score: scoreOf('100 when nothing goes against the voice; the farther from it, the lower.'),
    violations: z.array(Violation).meta({ description: 'What goes against it, in the order of the text.' }),
  })
  .meta({ id: 'BrandVoiceFit', description: 'How a mail fits a brand voice.' })

/** The fit of a mail that was scored under a voice. */
export function voiceFitOf({ dimensions, annotations }: Report): z.output<typeof BrandVoiceFit> {
  return {
    score: dimensions.find(({ id }) => id === 'brand_voice')?.score ?? 100,
    violations: annotations
      .filter(({ dimension }) => dimension === 'brand_voice')
      .map(({ rule_id, field, start, end, quote, message }) => ({
        rule_id,
        field,
        start,
        end,
        quote,
        message,
      })),
  }
}
