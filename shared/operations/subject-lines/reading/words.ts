/** Words that decide where a sentence may be cut, and what a subject must not be made of. Lower case. */
import { words } from '../../../engine/word-set.ts'

/** A statement may end before these. */
export const CUT_BEFORE = words(
  'because since while whereas although though so but which who whose where unless until when whenever if instead whether',
)

/** And before these, when the verb has its object. */
export const CUT_BEFORE_PHRASE = words(
  'in on at from by for with across through during after before per without about over below above towards',
)

/** A statement that begins so leans on the one before, or on the sender. */
export const NO_OPENING = words(
  "i'm i've i'd i'll we're we've we'll we'd it's that's there's here's you're you've you'd you'll they're " +
    'i we my our us it this that these those he she they his her their its there here and but or so because which who if when while although though as after before until unless whether please also however otherwise then thus therefore yes no not p.s ps others both ' +
    'any people what how why more another questions question details mine yours ours theirs you them just only even still also anyway again maybe perhaps instead meanwhile unfortunately sorry thanks thank dear hi hello most none some many basically kindly first firstly secondly same numerous',
)

/** A statement does not end in these. */
export const NO_VERB = words(
  'is are was were be been will would can could should has have had do does did to the a an said told says goes went made makes keeps kept gets got put lets let gives means become became need needs want wants',
)

/** A question or request does not end in these. */
export const NO_END = words(
  'work works me us it this that these those them one ones you your our my their his her of on in at to for with from by out up off and or but please like than as not get make take do be if when what how why who which where into onto about apart ahead instead rather according',
)

/** Helpers that make a clause, besides forms of “be”. */
export const FINITE = words(
  "will would can could should may might must do does did has have had won't can't couldn't doesn't didn't don't needs need starts ends costs means changes shows works stops runs closes opens moves keeps",
)
