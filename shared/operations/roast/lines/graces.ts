/** What is good about a mail, in its own words where a rule or a figure found them. */
export const GRACES = {
  'reader-first-opening': [
    'It starts with the reader’s own work: “{start}”. Keep that first.',
    '“{start}” is about the reader, and it comes first. Most mails keep that for later, or for never.',
    'It opens on the reader’s side of the table, and stays readable for {time}.',
  ],
  'concrete-observation': [
    '“{start}” fits only this reader. Guard it.',
    'Somebody looked before writing: “{start}” could not have gone to the neighbour.',
    'It holds a detail that fits only this reader. Guard that one.',
  ],
  'one-clear-question': [
    'It asks one thing, “{question}”, and a word will answer it.',
    '“{question}” is one clear ask. Nobody has to wonder whose turn it is.',
    'It ends on one question, and {time} after opening it the reader knows what to do.',
  ],
  'specific-subject': [
    '“{subject}” says what it is about. People will find it again.',
    'The subject, “{subject}”, does its work.',
    '“{subject}” tells the truth from the outside, which saves everyone a click.',
  ],
  'skimmable-structure': [
    'One can find “{topic}” by the headings and lists alone.',
    'It is built so that a reader in a hurry gets out with “{topic}” under the arm.',
    'One can find one’s way by the headings and lists alone, all {sentences} of it.',
  ],
  'grateful-closing': [
    'It says thank you, “{start}”, and mails that do get more answers.',
    'It closes with thanks, after {time}. Old-fashioned, and it works.',
  ],
  reader: [
    'Count them: “you” {you}, “I” and “we” {me}. The reader wins.',
    'It gets from “{opening}” to the end and talks to the reader more than about itself.',
    'On “{topic}” it says “you” more often than “I” or “we”. Keep that.',
    'The reader comes up more often than the sender, across {sentences}.',
  ],
  figures: [
    '“{figure}” can be checked. It will still be standing when the rest is cut.',
    'In {sentences}, “{figure}” is the part that nobody can argue with.',
    'It gives “{figure}” where others give an adjective.',
    'It gives numbers, all through {sentences}, and numbers can be checked.',
  ],
  length: [
    'It deals with “{topic}” and the rest in {time}. That is what people have.',
    'From “{opening}” to the last line it takes {time}. Nobody will run out of breath.',
    'It lasts {time}, which is what people have.',
  ],
  'one-question': [
    '“{question}” is the only question in it, so it may well get an answer.',
    'It asks one thing: “{question}”. One is what people answer.',
    'With one question in {sentences}, nobody has to choose.',
  ],
  plain: [
    'The language is plain, at reading grade {grade}: one can follow “{topic}” on a bus.',
    'A reading grade of {grade}: whatever else it says about “{topic}”, it says it in words people use.',
    'Nobody has to look anything up between “{opening}” and the end.',
    'Reading grade {grade}. That is harder than it looks.',
  ],
  spelling: [
    'The spelling holds from “{opening}” to the end.',
    'A dictionary would read “{topic}”, and the rest of it, and nod.',
    'Not one slip in the spelling, in {sentences}. The hand was steady.',
    'It is cleanly typed, all {sentences} of it.',
  ],
  calm: [
    'It talks about “{topic}” and never shouts. That leaves the reader’s ears free.',
    'There is no exclamation mark anywhere from “{opening}” to the end. Bless it for that.',
    'It says “{closing}” without raising its voice, which is rarer than it should be.',
    'It keeps its voice down for the whole {time}.',
  ],
  'few-links': [
    'It does not scatter links about: the eye can stay on “{topic}”.',
    'With hardly a link in {sentences}, it may well pass for a letter.',
  ],
  short: [
    'It is short: {words}, and then it lets go.',
    'It takes {time} at most. One forgives a lot for that.',
  ],
} as const satisfies Record<string, readonly string[]>

export type Grace = keyof typeof GRACES
