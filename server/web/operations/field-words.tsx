/** What a form says of its fields beside their schema, and what the server found wrong with them. */
import { createContext, type ReactNode, useContext } from 'react'
import { nameOf } from '#shared/ui/name-of.ts'
import { type FieldWords, hintOf, type Schema, valueName } from './schema.ts'

interface Form {
  /** By the name of the field. */
  words: Readonly<Record<string, FieldWords>>
  /** By the pointer of the field, such as `/gate/threshold`. */
  troubles: ReadonlyMap<string, string>
  /** First places of a list that are filled from elsewhere, by the name of the list. */
  taken?: Readonly<Record<string, number>>
}

const FormContext = createContext<Form>({ words: {}, troubles: new Map() })
const PathContext = createContext('')

/** Around the fields of a form; `path` is where they stand in the request. */
export function FormFrame({ path = '', children, ...form }: Form & { path?: string; children: ReactNode }) {
  return (
    <FormContext value={form}>
      <PathContext value={path}>{children}</PathContext>
    </FormContext>
  )
}

/** Around one field or one item, so that it knows where in the request it stands. */
export function At({ name, children }: { name: string | number; children: ReactNode }) {
  return <PathContext value={`${useContext(PathContext)}/${name}`}>{children}</PathContext>
}

/** What the server found wrong here; undefined when it found nothing. */
export const useTrouble = (): string | undefined =>
  useContext(FormContext).troubles.get(useContext(PathContext))

/** How many first places of a list are no part of the form. */
export const useTaken = (name: string): number => useContext(FormContext).taken?.[name] ?? 0

/** The words of a field: those of the form, else those of its contract. */
export function useFieldWords(name: string, schema: Schema) {
  const words = useContext(FormContext).words[name] ?? {}
  return {
    label: words.label ?? nameOf(name),
    hint: words.hint ?? hintOf(schema),
    one: words.one,
    none: words.none,
    control: words.control,
    suggest: words.suggest,
    option: (value: unknown): string => words.options?.[String(value)] ?? valueName(String(value)),
  }
}
