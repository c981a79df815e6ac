import type { ByLevel } from '../line.ts'
import { crossed } from './crossed.ts'
import { type PartsByLevel, WELL_PARTS } from './verdict-parts.ts'
import { BAD_PARTS } from './verdict-parts-bad.ts'

/** How a mail stands as a whole. */
export type Standing = 'blank' | 'scrap' | 'foreign' | 'clean' | 'good' | 'fair' | 'poor' | 'wreck'

const whole = ({ gentle, honest, brutal }: PartsByLevel): ByLevel => ({
  gentle: crossed(gentle.heads, gentle.tails),
  honest: crossed(honest.heads, honest.tails),
  brutal: crossed(brutal.heads, brutal.tails),
})

/** What becomes of the mail, by how it stands: the score, then something only this mail has. */
export const VERDICTS: Readonly<Record<Standing, ByLevel>> = {
  blank: {
    gentle: ['Nothing to send yet, and nothing wrong with that. Score: {score}.'],
    honest: ['No message yet, and a score of {score}. It can only go up.'],
    brutal: ['There is no message here. It scores {score}, and the roast goes home hungry.'],
  },
  scrap: {
    gentle: [
      'Too short to roast, at {score} points: there is hardly anything here to hold over the fire.',
      '{Words} is a start. I would wait for a few more before I say anything.',
    ],
    honest: [
      'There is too little here to judge. The {score} points are for what it has not done wrong yet.',
      '{Words} and {score} points: one cannot fall far from a kerb.',
    ],
    brutal: [
      'A score of {score}, for lack of evidence.',
      '{Words}. I have seen more on a parking ticket, and with a clearer ask.',
    ],
  },
  foreign: {
    gentle: [
      'I do not read this language, so take the {score} for what it is: {words}, counted and not understood.',
      '{Words} in a language I do not read. What I can see of them comes to {score} points.',
    ],
    honest: [
      'I cannot read this language. I looked at marks and markup only, and the {score} is for those.',
      '{Words} that I can count and not read; {score} points for what needs no dictionary.',
    ],
    brutal: [
      'I cannot read this, so I roast the punctuation. {Score} points, {words}, no opinion on the rest.',
      'The language is beyond me; the marks are not. {Score}, for {words} of them.',
    ],
  },
  clean: whole(WELL_PARTS.clean),
  good: whole(WELL_PARTS.good),
  fair: whole(WELL_PARTS.fair),
  poor: whole(BAD_PARTS.poor),
  wreck: whole(BAD_PARTS.wreck),
}
