/** Writes the weights of headings as source, and how well they do as markdown. */
import { FEATURE_IDS } from '#shared/operations/subject-lines/tagged/features.ts'
import type { FittedSubjects, Quality } from './fit-subjects.ts'

/** `weights.ts`. */
export const sourceOf = ({ weights }: FittedSubjects): string =>
  `/** Made by server/build/fit-subjects.ts; how and how well is told in weights.md. */
import type { FeatureId } from './features.ts'

/** Logarithms of odds. */
export const WEIGHTS: Readonly<Record<FeatureId, number>> = {
${FEATURE_IDS.map((id) => `  ${id}: ${weights[id]},`).join('\n')}
}
`

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
const figures = ({ near, good }: Quality) => [near.toFixed(3), String(good)]

/** `weights.md`. */
export const reportOf = ({ mails, headings, ridge, ridges, byFold, rivals }: FittedSubjects): string =>
  `# How the weights of headings were fitted

Written by \`server/build/fit-subjects.ts\`; do not edit.

Data: \`server/build/fit-subjects-mails.txt\`, ${mails} mails written for this project, each with up to four subjects that would do. The generator finds ${headings} headings in them.

Model: conditional logistic, over the headings of one mail, ${FEATURE_IDS.length} measured features, no intercept. What it is fitted to is how near each heading comes to the nearest of the subjects: the share of stems they have in common (F1). A heading is good from two thirds on.

Nearness of the first heading, each mail left out of the fit once, in ten parts:

${table(
  ['ridge', 'nearness', `good of ${mails}`],
  ridges.map(({ ridge: each, quality }) => [
    each === ridge ? `**${each}**` : String(each),
    ...figures(quality),
  ]),
)}

To compare, on the same mails:

${table(
  ['rule', 'nearness', `good of ${mails}`],
  rivals.map(({ name, quality }) => [name, ...figures(quality)]),
)}

By part, with the ridge that was chosen:

${table(
  ['part', 'nearness', 'good'],
  byFold.map((quality, i) => [String(i + 1).padStart(2, '0'), ...figures(quality)]),
)}
`
