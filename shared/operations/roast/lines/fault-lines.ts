import type { Dimension } from '../../../engine/rule.ts'
import type { ByLevel } from '../line.ts'

/** A side of a mail; its links are told apart from what it asks for, as one may be there without the other. */
export type Side = Dimension | 'links'

/** Brings in the second half of a verdict by the words it is about, so that it fits no other mail. */
export const FAULT_LEADS: ByLevel = {
  gentle: ['A word about “{at}”: {fault}', 'Look at “{at}” again: {fault}', 'As “{at}” shows, {fault}'],
  honest: [
    'See “{at}”: {fault}',
    'Take “{at}”: {fault}',
    'Exhibit “{at}”: {fault}',
    'I point at “{at}”: {fault}',
  ],
  brutal: ['I say only “{at}”: {fault}', 'Witness “{at}”: {fault}', '“{at}” says it all: {fault}'],
}

/** Second half of a verdict: which side of the mail needs the pencil first. */
export const FAULT_LINES: Readonly<Record<Side, ByLevel>> = {
  subject: {
    gentle: [
      'The subject line first; it is the doormat.',
      'Begin with the subject, which is all that some will see.',
      'Half of the work is the line on top.',
      'A better subject would do the rest of it a kindness.',
    ],
    honest: [
      'Start with the subject; it is where the reader starts.',
      'The line on top lets the rest of it down.',
      'Most of it is lost at the subject line, before a word is read.',
      'The trouble starts on the outside, in the subject.',
      'Change the subject; I mean the line.',
    ],
    brutal: [
      'It dies in the inbox, of its subject line.',
      'The subject line saw to it that few will ever know.',
      'The envelope did most of the damage.',
    ],
  },
  opening: {
    gentle: [
      'The opening could come in sooner.',
      'Give the first line to the reader and the rest follows.',
      'Start where the news is, and most of it falls into place.',
      'The second sentence would make a good first one.',
    ],
    honest: [
      'It warms up where it should be moving.',
      'The news comes in late, and it had the best seat.',
      'The first line gives the game away.',
      'It loses the reader where one meets them: at the start.',
      'It takes off its coat for too long.',
    ],
    brutal: [
      'It falls over the doorstep.',
      'Few will get past the opening, and they have my sympathy.',
      'It begins, and begins, and that is where people leave.',
    ],
  },
  clarity: {
    gentle: [
      'Let each sentence carry one thing.',
      'Say the short version; it is in there.',
      'Say it as you would say it, and most of this is gone.',
      'Plainer words, shorter walks.',
      'Cut it by a third and read what is left; that is the mail.',
      'Short words first, long ones when there is nothing else.',
      'Full stops are free; take more of them.',
    ],
    honest: [
      'One could say the same in half the words, and people would know what one had said.',
      'It makes the reader work, and the reader has a job already.',
      'There is a plain mail inside, asking to be let out.',
      'The meaning is in there, under the words.',
      'Mostly it is the prose: too many words, standing too close.',
      'It knows what it means and is keeping it to itself.',
    ],
    brutal: [
      'It hides what it means among what it says.',
      'The words arrive first and the sense takes a later train.',
      'One needs a guide, a lamp and a reason.',
      'The sentences went for a walk and did not leave a note.',
      'It is not so much unclear as fortified.',
    ],
  },
  correctness: {
    gentle: [
      'Small slips, soon swept.',
      'Read it backwards once; the slips stand out.',
      'Read it once aloud; the slips will wave.',
      'A careful second look does most of the work.',
      'None of the slips is large, and none of them needs to be there.',
    ],
    honest: [
      'The slips are small and can be seen from across the room.',
      'It was finished before it was done.',
      'Nobody has read it over, and the readers will be able to tell.',
      'The slips do the talking.',
      'It wants a proofreader, or just one slow minute.',
    ],
    brutal: [
      'The keyboard won on points.',
      'Every slip was one look away.',
      'It was typed on horseback.',
      'It left before it was finished.',
    ],
  },
  tone: {
    gentle: [
      'It is mostly the tone: half a step down and it sings.',
      'Say it as you would across a table.',
      'Lower the voice and the same words will carry further.',
      'Write it to somebody you like; that is most of the repair.',
      'Take the pressure out and see how much was left standing. A good deal.',
    ],
    honest: [
      'It strikes a note, and the dog next door gets up.',
      'Say it the way you would to a friend, and half of this goes away.',
      'What it says might pass; how it says it will not.',
      'The tone enters first and the reader leaves by the other door.',
      'It is right, perhaps, and hard to like.',
    ],
    brutal: [
      'It comes in like a draught.',
      'It is the tone that empties the room.',
      'One wants to open a window.',
      'It could be right in every point and still be asked to leave.',
    ],
  },
  personalization: {
    gentle: [
      'It only lacks the reader.',
      'One true thing about the reader would carry the rest.',
      'Put in one thing that only this reader could have done.',
      'Somebody in particular should find themselves in it.',
    ],
    honest: [
      'It does not know who it is talking to, and it shows.',
      'The reader does not come up, and will return the courtesy.',
      'It was written to a list and reads that way.',
      'Whoever it is meant for was not consulted.',
    ],
    brutal: [
      'It is a letter to nobody, sent to everybody.',
      'The reader is missing, presumed somebody else.',
      'It has never met its reader, and now it never will.',
    ],
  },
  cta: {
    gentle: [
      'Show the reader one thing to do, and stop there.',
      'One plain next step would settle it.',
      'Decide what you want of them; the sentences will line up behind it.',
      'Ask for one thing, and ask for it last.',
    ],
    honest: [
      'The next step is where it comes apart.',
      'It gets shy at the moment of asking.',
      'The asking is the part to mend.',
      'All roads lead to the ask, and the ask is up on blocks.',
    ],
    brutal: [
      'It wants something and will not get it.',
      'It asks the way fog points.',
      'The asking undoes what the telling did.',
    ],
  },
  links: {
    gentle: [
      'Let the thing they click say where it goes.',
      'The doors are there; they only need names.',
      'A better word on the link is most of the work.',
    ],
    honest: [
      'It has a door and no sign on it.',
      'The click is where it stops explaining itself.',
      'Everything is told except what lies behind the link.',
    ],
    brutal: [
      'The one thing to press is the one thing it did not write.',
      'It leads the reader to a handle and looks away.',
      'The links were named by whoever names lift buttons.',
    ],
  },
  structure: {
    gentle: [
      'Less of it, in better order, is most of the cure.',
      'Let some air in between the parts.',
      'Move the parts about a little, and let two of them go.',
      'It wants a pair of scissors more than a pencil.',
    ],
    honest: [
      'All of it is there; it wants sorting, like the drawer with the batteries.',
      'It goes on where it should go in.',
      'The bricks are there; the house is not.',
      'It is the shape: all corridor, no rooms.',
      'One would read it if one could find the handle.',
    ],
    brutal: [
      'It is not written, it is stacked.',
      'One does not read it, one serves it.',
      'There is no way in and it goes on for ever.',
    ],
  },
  spam_risk: {
    gentle: [
      'It looks a little like spam, and would rather not.',
      'A filter may get to it before the reader does.',
    ],
    honest: [
      'It has the look, and filters go by looks.',
      'Filters will enjoy it more than readers.',
      'It is dressed for the spam folder.',
      'The filter gets the first read, and probably the last.',
    ],
    brutal: [
      'The spam folder has laid a place for it.',
      'It does not fall into spam; it moves in.',
      'Filters train on this sort of thing.',
    ],
  },
  compliance: {
    gentle: [
      'The small print is missing, which is a large matter.',
      'Mend the legal part first; it takes a minute.',
    ],
    honest: [
      'Mend what the law asks for first; it has the least sense of humour.',
      'And the law would like a word.',
      'The part nobody reads is missing, and somebody will look.',
      'Before taste comes the law, and it is not content.',
    ],
    brutal: [
      'Your lawyer will find it the best read of the week.',
      'It is also, in places, not allowed.',
      'The regulator writes better than this, and may.',
    ],
  },
  accessibility: {
    gentle: [
      'Some readers cannot get in yet; the doors are easy to mend.',
      'A few labels, and everybody can read it.',
    ],
    honest: [
      'Not everybody gets in, and nobody meant to shut the door.',
      'Part of the audience has been left on the steps.',
      'Listen to it with a screen reader, once. Once will do.',
      'To some readers it is a locked shop.',
    ],
    brutal: [
      'Some readers will be spared it: they cannot get in.',
      'Read aloud by a machine, it loses the plot.',
      'It has stairs everywhere and no banister.',
    ],
  },
  brand_voice: {
    gentle: ['It only needs to sound like the house again.', 'The voice slips; the rest holds.'],
    honest: [
      'It does not sound like the people it comes from.',
      'Another house’s voice, in this house’s letterhead.',
      'The style guide was in another room.',
    ],
    brutal: [
      'The brand called; it has never met this mail.',
      'It wears the logo like a stolen coat.',
      'Nobody at home talks like this.',
    ],
  },
}
