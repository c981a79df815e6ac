/** Every rule, by id. A test fails when a file of this folder is missing here. */
import type { Rule } from '../rule.ts'


export const RULES: readonly Rule[] = [

]
