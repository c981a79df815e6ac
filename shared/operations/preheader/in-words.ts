import type { z } from 'zod'
import type { contract } from './contract.ts'

/** Preheaders as plain text: each with its score and how much phones show, then the advice. */
export function inWords(result: z.output<typeof contract.result>): string {
  const { candidates, current, shown_without, html_snippet, none_reason, ai_summary_risk } = result
  const list = candidates.map(({ text, chars, score, score_delta, overlap_with_subject, truncation }, i) => {
    const cut = truncation.filter((t) => t.truncated).map((t) => t.name)
    const overlap =
      overlap_with_subject === null
        ? ''
        : `, ${Math.round(overlap_with_subject * 100)} % overlap with the subject`
    const shown = cut.length === 0 ? 'shows in full everywhere' : `cut in ${cut.join(', ')}`
    return `${i + 1}. ${text}\n   ${chars} characters${overlap}, ${shown}. Score ${score} (${signed(score_delta)}).`
  })
  return [
    ...(none_reason === null ? [] : [`Better none: ${none_reason}`]),
    ...(current === null ? [`Now: none; inboxes show “${shown_without}”`] : [`Now: ${current.text}`]),
    ...(list.length > 0 ? list : none_reason === null ? ['No line of this mail works as a preheader.'] : []),
    ...(ai_summary_risk.advice === null ? [] : [`Summaries: ${ai_summary_risk.advice}`]),
    // The padding behind it is for machines; `html_snippet` has it.
    ...(html_snippet === null ? [] : ['', 'Right behind <body>:', html_snippet.split('\n', 1).join('')]),
  ].join('\n')
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
