/** Names that are common words as well. At the start of a sentence only what follows tells which they are. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Of companies and people, in lower case. */
export const WORD_NAMES: ReadonlySet<string> = words(
  'amazon apple google meta oracle stripe slack shell visa uber zoom square notion intercom segment gap target discord twitch snowflake tesla twilio canva figma box ' +
    'mark grant will bill rob art jack ray dean frank sue june april rose grace hope faith joy dawn drew chase chip cliff dale duke earl gene glen guy heath miles nick pat pierce reed rich rusty skip ward wade',
)

/** Words behind which such a word at the start of a sentence is a verb or an adverb: “Mark your calendar”, “Will you”. */
export const NO_NAME_BEFORE: ReadonlySet<string> = words(
  'you i we it he she they this that these those the a an your our my his her its their there any all each every in on at to for from with by up out off down into me us them',
)
