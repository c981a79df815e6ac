import type { Dimension } from '../../../engine/rule.ts'
import type { ByLevel } from '../line.ts'

/** Lines for rules without lines of their own. */
export const DIMENSION_LINES: Readonly<Record<Dimension, ByLevel>> = {
  subject: {
    gentle: [
      '“{subject}” is close. The inbox would thank it for one small change.',
      'The subject line, in {subjectLength}, could work a little harder for its {words}.',
    ],
    honest: [
      '“{subject}” is the poster for these {words}, and it hangs a bit crooked.',
      'A subject of {subjectLength} gets one look. This one spends it on its shoelaces.',
    ],
    brutal: [
      '“{subject}” had one job, and {words} to back it up. Both are still waiting.',
      '{SubjectLength} of subject, and the reader’s thumb already knows what to do.',
    ],
  },
  opening: {
    gentle: [
      '“{start}” is a gentle start. The reader is already sitting down.',
      'The opening takes a moment to find its {words}.',
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
      '“{quote}” needs a moment with an eraser; the other {words} can wait outside.',
      'Something small went wrong near “{start}”',
    ],
    honest: [
      '“{quote}” slipped through. Readers have finer nets.',
      '“{quote}” is the loose thread on an otherwise pressed suit.',
      'Near “{start}” a screw is loose.',
    ],
    brutal: [
      '“{quote}” is the spinach in the smile of these {words}.',
      '“{quote}” lets everybody see that nobody looked.',
    ],
  },
  tone: {
    gentle: [
      '“{quote}” comes out a little sharper than it went in.',
      '“{start}” could sound more like a person, and less like {words}.',
    ],
    honest: [
      '“{quote}” is in a different mood from the reader.',
      'Say “{quote}” to somebody’s face and watch it.',
    ],
    brutal: [
      '“{quote}” plays the wrong tune and with conviction.',
      '“{start}” walked in, and the temperature changed.',
    ],
  },
  personalization: {
    gentle: ['{Words} for somebody, and a little more of that somebody would help.'],
    honest: [
      'The reader gets {words} and a small part in none of them.',
      'In {sentences} the mail has not quite made out who is sitting opposite.',
    ],
    brutal: ['{Words}, made for everyone, and fitting accordingly.'],
  },
  cta: {
    gentle: [
      '“{start}” is nearly an invitation.',
      'What the reader should do is in these {words}, if they look.',
    ],
    honest: [
      '“{start}” wants something, and would rather be asked what.',
      'After {words} the next step should be obvious. It is not even lit.',
    ],
    brutal: ['“{start}” asks the way a cat asks: by staring.', '{Words} of stairs, and no door at the top.'],
  },
  structure: {
    gentle: [
      'The {words} are good company and could sit in a better order.',
      '{Sentences}: sound bricks. Somebody move the door.',
    ],
    honest: [
      '{Sentences} in this order make a reader want to shuffle.',
      '“{start}” stands where something else should.',
    ],
    brutal: [
      '{Words} have been delivered. Assembly is left to the reader.',
      'The {sentences} lie about like a flat-pack with the page missing.',
    ],
  },
  spam_risk: {
    gentle: ['A filter would pause here. Better that {words} did first.'],
    honest: [
      'Filters have seen this one before, and did not keep it. {Words} are at stake.',
      'Something here makes {words} look like the company they don’t keep.',
    ],
    brutal: [
      'It is dressed like spam. {Words} can protest at the door.',
      'The spam folder has {words} marked as “arriving soon”.',
    ],
  },
  compliance: {
    gentle: [
      'The law would like one more thing from these {words}.',
      'A rule was missed, the dull kind, which comes with a fine. {Words} are otherwise at peace.',
    ],
    honest: [
      '{Words}, and the dull part that the law asks for is the one left out.',
      'Somewhere a regulator reads {sentences} and reaches for a pen.',
    ],
    brutal: [
      'The {words} have everything but what the statute wants.',
      '{Sentences}, and one of them will be read out by a lawyer.',
    ],
  },
  accessibility: {
    gentle: [
      'Some readers will have more trouble with these {words} than they need.',
      'Under the paint of {words}, a small thing is missing that some readers feel for.',
    ],
    honest: [
      'Part of the audience gets {words} with the sound off.',
      'A screen reader makes something else of it, {words} long and not as good.',
    ],
    brutal: [
      'For some of the readers, {words} were locked and the key was left inside.',
      'A step at the entrance: {words}, and not everyone gets in.',
    ],
  },
  brand_voice: {
    gentle: [
      '“{start}” is not quite the tone of the house. {Words} around it are.',
      '“{quote}” has borrowed another voice for the day.',
      'At {at} the house would have put it differently.',
      '“{quote}” is not how the house speaks.',
      'The voice slips for a moment, in {words} that otherwise keep it.',
    ],
    honest: [
      '“{quote}” is not how this house signs, greets or breathes.',
      'The house rules were clear about “{quote}”. They are framed, in fact, just behind it.',
      '“{start}” sings the right song in the neighbour’s key, {words} long.',
      'Anyone who knows the house will look up at “{quote}”.',
      '“{quote}” is somebody else’s line, and it shows.',
      'The house has a voice. At {at} it hums another tune.',
    ],
    brutal: [
      '“{quote}” has never been to a single one of the meetings about this.',
      '“{start}” wears the house’s coat and another house’s shoes.',
      'The style guide has a page on “{quote}”. It is one word long, and the word is “no”.',
      '“{quote}” came to the right office in the wrong uniform.',
      'The style guide has been informed of {at} and is lying down.',
    ],
  },
}

/** Lines that fit any fault. */
export const ANY_LINES: ByLevel = {
  gentle: [
    'One more small thing, and the {words} are better for it.',
    'A detail; {score} points say that details add up.',
    'It sits a little off. Nobody will mention it, and a score of {score} remembers it.',
  ],
  honest: [
    'Nobody will write in about this one. They just won’t write, and it shows in a score of {score}.',
    'The score is {score}; this is one of the reasons, and the easiest to be rid of.',
    'This, too, among {words}. The advice below is shorter than the excuse would be.',
  ],
  brutal: [
    'It helped to bring the score down to {score}, and it was barely trying.',
    'A score of {score} takes teamwork. This one did its part.',
    'Among {words} it had every chance to be fine.',
  ],
}
