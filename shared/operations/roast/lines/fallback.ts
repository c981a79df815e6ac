import type { Dimension } from '../../../engine/rule.ts'
import type { ByLevel } from '../line.ts'

/** Lines for rules without lines of their own. */
export const DIMENSION_LINES: Readonly<Record<Dimension, ByLevel>> = {
  subject: {
    gentle: [
      '“{subject}” is close. The inbox would thank it for one small change.',
      'The subject line, in {subjectLength}, could work a little harder.',
    ],
    honest: [
      '“{subject}” is the poster, and it hangs a bit crooked.',
      'A subject of {subjectLength} gets one look. This one spends it on its shoelaces.',
    ],
    brutal: [
      '“{subject}” had one job. It is still waiting to be told which.',
      '{SubjectLength} of subject, and the reader’s thumb already knows what to do.',
    ],
  },
  opening: {
    gentle: [
      '“{start}” is a gentle start. The reader is already sitting down.',
      '“{start}” takes a moment to find its feet.',
    ],
    honest: [
      '“{start}” arrives early and says little; the news comes in behind it.',
      'Of {time} of attention, the opening spends a good share on arriving.',
    ],
    brutal: [
      '“{start}” opens the way some lids do: not.',
      'The first line asked for {time} of somebody’s life and did not say what for.',
    ],
  },
  clarity: {
    gentle: [
      '“{quote}” could be put more simply, and nobody would miss anything.',
      '“{start}” makes the reader look twice. Once is plenty.',
    ],
    honest: [
      '“{quote}” has to be read again. Most people don’t.',
      '“{start}” means something; the reader is welcome to guess.',
      '“{quote}” is fog on a road that was perfectly clear.',
    ],
    brutal: [
      '“{quote}”: the meaning is in there, behind furniture.',
      '“{start}” is clear to the one who wrote it, on a good day.',
    ],
  },
  correctness: {
    gentle: [
      'A crumb on the tablecloth: “{quote}”.',
      '“{quote}” needs a moment with an eraser.',
      'Something small went wrong near “{start}”',
    ],
    honest: [
      '“{quote}” slipped through. Readers have finer nets.',
      '“{quote}” is the loose thread on an otherwise pressed suit.',
      'Near “{start}” a screw is loose.',
    ],
    brutal: [
      '“{quote}” is the spinach in an otherwise fine smile.',
      '“{quote}” lets everybody see that nobody looked.',
    ],
  },
  tone: {
    gentle: [
      '“{quote}” comes out a little sharper than it went in.',
      '“{start}” could sound more like a person.',
    ],
    honest: [
      '“{quote}” is in a different mood from the reader.',
      'Say “{quote}” to somebody’s face, and watch the face.',
    ],
    brutal: [
      '“{quote}” plays the wrong tune, with conviction.',
      '“{start}” walked in, and the temperature changed.',
    ],
  },
  personalization: {
    gentle: ['“{matter}” is for somebody, and a little more of that somebody would help.'],
    honest: [
      'The reader gets all of “{matter}” and no part in it.',
      'In {sentences} the mail has not quite made out who is sitting opposite.',
    ],
    brutal: ['“{matter}”, made for everyone, and fitting accordingly.'],
  },
  cta: {
    gentle: [
      '“{start}” is nearly an invitation.',
      'What the reader should do is somewhere after “{opening}”, if they look.',
    ],
    honest: [
      '“{start}” wants something, and would rather be asked what.',
      'By “{closing}” the next step should be obvious. It is not even lit.',
    ],
    brutal: [
      '“{start}” asks the way a cat asks: by staring.',
      '“{closing}” is the top of the stairs, and there is no door.',
    ],
  },
  structure: {
    gentle: [
      'The parts are good company and could sit in a better order; “{opening}” might move over.',
      '{Sentences}: sound bricks. Somebody move the door.',
    ],
    honest: [
      '{Sentences} in this order make a reader want to shuffle.',
      '“{start}” stands where something else should.',
    ],
    brutal: [
      '“{matter}” has been delivered. Assembly is left to the reader.',
      'The {sentences} lie about like a flat-pack with the page missing.',
    ],
  },
  spam_risk: {
    gentle: ['A filter would pause here, just before it gets to “{matter}”.'],
    honest: [
      'Filters have seen this one before, and did not keep it. “{subject}” is at stake.',
      'Something here makes “{subject}” look like the company it doesn’t keep.',
    ],
    brutal: [
      'It is dressed like spam. “{subject}” can protest at the door.',
      'The spam folder has “{subject}” marked as “arriving soon”.',
    ],
  },
  compliance: {
    gentle: [
      'The law would like one more thing from “{subject}”.',
      'A rule was missed, the dull kind, which comes with a fine. “{topic}” is otherwise at peace.',
    ],
    honest: [
      '“{matter}”, yes; the dull part that the law asks for, no.',
      'Somewhere a regulator reads {sentences} and reaches for a pen.',
    ],
    brutal: [
      'It has “{matter}” and everything else but what the statute wants.',
      '{Sentences}, and one of them will be read out by a lawyer.',
    ],
  },
  accessibility: {
    gentle: [
      'Some readers will have more trouble with “{topic}” than they need.',
      'Under the paint of “{subject}”, a small thing is missing that some readers feel for.',
    ],
    honest: [
      'Part of the audience gets “{matter}” with the sound off.',
      'A screen reader makes something else of “{matter}”, and not as good.',
    ],
    brutal: [
      'For some of the readers, “{matter}” was locked and the key was left inside.',
      '“{matter}” has a step at the entrance, and not everyone gets in.',
    ],
  },
  brand_voice: {
    gentle: [
      '“{start}” is not quite the tone of the house.',
      '“{quote}” has borrowed another voice for the day.',
      '“{quote}” is not how the house speaks.',
    ],
    honest: [
      '“{quote}” is not how this house signs, greets or breathes.',
      'The house rules were clear about “{quote}”. They are framed, in fact, just behind it.',
      '“{start}” sings the right song in the neighbour’s key.',
      'Anyone who knows the house will look up at “{quote}”.',
      '“{quote}” is somebody else’s line, and it shows.',
    ],
    brutal: [
      '“{quote}” has never been to a single one of the meetings about this.',
      '“{start}” wears the house’s coat and another house’s shoes.',
      'The style guide has a page on “{quote}”. It is one word long, and the word is “no”.',
      '“{quote}” came to the right office in the wrong uniform.',
    ],
  },
}

/** Lines that fit any fault. */
export const ANY_LINES: ByLevel = {
  gentle: [
    'One more small thing, and “{topic}” is better for it.',
    'A detail; {score} points say that details add up.',
    'It sits a little off. Nobody will mention it, and a score of {score} remembers it.',
  ],
  honest: [
    'Nobody will write in about this one. They just won’t write, and it shows in a score of {score}.',
    'The score is {score}; this is one of the reasons, and the easiest to be rid of.',
    'This, too, beside “{topic}”. The advice below is shorter than the excuse would be.',
  ],
  brutal: [
    'It helped to bring the score down to {score}, and it was barely trying.',
    'A score of {score} takes teamwork. This one did its part.',
    'Next to “{topic}” it had every chance to be fine.',
  ],
}
