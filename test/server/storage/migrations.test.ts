import { expect, test } from 'vitest'
import { NewerDataError } from '#server/storage/errors.ts'
import { MIGRATIONS, migrate, SCHEMA } from '#server/storage/migrations/index.ts'

const steps = [
  (record: object) => ({ ...record, path: 'one' }),
  (record: object) => ({ ...record, path: `${Object(record).path} two` }),
]

test('a record takes every step from its own schema on, in order', () => {
  expect(migrate({ schema: 1 }, 'f', steps)).toEqual({ record: { schema: 3, path: 'one two' }, from: 1 })
  expect(migrate({ schema: 2, path: 'old' }, 'f', steps)).toEqual({
    record: { schema: 3, path: 'old two' },
    from: 2,
  })
  expect(migrate({ schema: 3, path: 'new' }, 'f', steps)).toEqual({
    record: { schema: 3, path: 'new' },
    from: 3,
  })
})

test('a record from a later version is refused with both numbers', () => {
  expect(() => migrate({ schema: 4 }, 'data/meta.json', steps)).toThrow(NewerDataError)
  expect(() => migrate({ schema: 4 }, 'data/meta.json', steps)).toThrow('data/meta.json has schema 4')
})

test.each([null, [], 'text', 7, {}, { schema: '1' }, { schema: 0 }, { schema: 1.5 }])(
  'what has no schema is refused: %j',
  (content) => {
    expect(() => migrate(content, 'f', steps)).toThrow()
  },
)

test('the schema that is written is the one the steps lead to', () => {
  expect(SCHEMA).toBe(MIGRATIONS.length + 1)
})
