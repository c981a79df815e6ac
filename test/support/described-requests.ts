/** Requests made from the machine description: right ones, and nearly right ones. */
import fc from 'fast-check'
import type { ApiDocument, Media, Schema } from '#server/routes/api-document.ts'

/** Text of a mail is longer and more like one than a name is. */
const MAIL_MIN = 1000
const mail = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ mode: 'sentences', maxCount: 4 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Hi {{first_name}},\n\nCan we talk on Tuesday at 10? We cut errors by 30%.\n\nTom',
      '<p>Hi *|FNAME|*,</p><p><a href="https://example.com">Click here</a></p>',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
)

/** A value of no field in particular. */
const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'auto', 'cold-outreach', 'en-GB', 'html', '\u0000', '\ud800', '{{first_name}}', null),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)

export function describedRequests({ components }: ApiDocument) {
  /** A value that fits the schema. */
  const right = (schema: Schema): fc.Arbitrary<unknown> => {
    const target =
      schema.$ref === undefined ? undefined : components.schemas[schema.$ref.split('/').at(-1) ?? '']
    if (target) return right(target)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => right(one)))
    const type = [schema.type].flat()[0]
    if (type === 'string') return text(schema)
    if (type === 'boolean') return fc.boolean()
    if (type === 'integer') return fc.integer(bounds(schema))
    if (type === 'number') return fc.double({ ...bounds(schema), noNaN: true })
    if (type === 'array') {
      const { items = {}, minItems = 0, maxItems = 3 } = schema
      return fc.array(right(items), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 2),
      })
    }
    return fields(schema)
  }

  const fields = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> => {
    const optional = Object.keys(properties).filter((name) => !required.includes(name))
    return fc
      .subarray(optional, { maxLength: Math.min(5, optional.length) })
      .chain((some) =>
        fc.record(
          Object.fromEntries([...required, ...some].map((name) => [name, right(properties[name] ?? {})])),
        ),
      )
  }

  /**
   * A request that fits, or that would but for a field or two, or for one that is not known: made anew, or a
   * described example with other fields in it, as some fields go only with certain others.
   */
  const nearly = ({ schema, examples = {} }: Media): fc.Arbitrary<Record<string, unknown>> => {
    const { properties = {} } = components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
    const known = Object.values(examples).map(({ value }) => Object(value))
    const others = fc
      .subarray(Object.keys(properties), { maxLength: Math.min(4, Object.keys(properties).length) })
      .chain((names) =>
        fc.record(Object.fromEntries(names.map((name) => [name, right(properties[name] ?? {})]))),
      )
    const changed = fc
      .tuple(fc.constantFrom(...known), others)
      .map(([example, more]) => ({ ...example, ...more }))
    const wrong = fc
      .subarray([...Object.keys(properties), 'unknown'], { minLength: 1, maxLength: 2 })
      .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, anything]))))
    return fc
      .tuple(fc.oneof(right(schema), changed, changed), fc.oneof(wrong, fc.constant({})))
      .map(([request, fault]) => ({ ...Object(request), ...fault }))
  }

  return { right, nearly }
}

function text({ minLength = 0, maxLength = 1000, pattern }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern)).filter((one) => one.length <= maxLength)
  if (maxLength > MAIL_MIN) return mail.map((one) => one.padEnd(minLength, 'x'))
  const most = Math.min(maxLength, 40)
  return fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: most }),
      fc.constantFrom('Payroll in Leeds', '3 days left', '{{company}}'),
    )
    .map((one) => one.slice(0, maxLength).toWellFormed().replaceAll('\u0000', '').padEnd(minLength, 'x'))
}

/** What is said of any whole number is no bound. */
const bounds = ({ minimum = -SAFE, maximum = SAFE }: Schema) => ({
  min: minimum <= -SAFE ? -1000 : Math.ceil(minimum * 1e4) / 1e4,
  max: maximum >= SAFE ? Math.max(1000, minimum) : maximum,
})
const SAFE = Number.MAX_SAFE_INTEGER
