/** The engine as others use it: in the server, in the web editor and in the extension. */
import './packing.ts'

export { type Dictionary, openDictionary } from './dictionary.ts'
export type { Draft, Field } from './draft.ts'
export { Memo } from './memo.ts'
export { DEFAULT_PROFILE, type Profile } from './profile.ts'
export type { Annotation, Report } from './report.ts'
export { evaluate, RULESET, score, type Tools } from './score.ts'
