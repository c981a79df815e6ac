/** Sentences every mailing has: what they say is true of any mail, and the subject of none. */
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'

/** Linear: alternatives of plain words. */
const BOILERPLATE: readonly RegExp[] = [
  /\bread (?:more|on(?= *(?:[.!:…]|for|to|here|below|$))|the full|all about it)\b|\b(?:our|the) blog\b|(?<!\bto )\blearn more\b|\bfind out more\b|\bclick (?:here|below)\b/i,
  /\bsend (?:you )?(?:the|a) (?:recording|replay|slides)\b|\brecording (?:will|is) (?:be )?(?:sent|available)\b|\bregister anyway\b|\b(?:can.t|cannot) (?:make it|join|attend)\b/i,
  /\b(?:view|open|read) (?:it |this |the )?(?:e-?mail |mail |newsletter )?(?:in|online in) (?:your|a|the) browser\b|\btrouble (?:viewing|reading)\b|\bonline version\b/i,
  /\bunsubscribe\b|\bmanage (?:your )?preferences\b|\bupdate your preferences\b|\bopt out\b|\byou(?:.re| are) (?:receiving|getting) this\b|\byou received this\b|\badd us to your\b/i,
  /^\W*(?:sent|made|written) with (?:love|care|\W)|\bin (?:the|an) approved form\b|\bherein\b|\bhereunder\b/i,
  /\ball rights reserved\b|\bterms (?:and conditions|apply)\b|\bprivacy (?:policy|notice)\b|\bconfidential\b|\bintended (?:only )?for\b/i,
  /\bfollow us\b|\blike us on\b|\bforward (?:this|it) to\b|\bshare this\b|\bdownload (?:the|our) app\b|\bdo not reply\b|\b(?:enjoy|happy) (?:the |your )?read(?:ing)?\b|\bdon.t reply\b|\bhave (?:any )?(?:other |more |further )?questions\b|\bany (?:other |more |further )?questions\b/i,
]

const READ = 400

const isBoilerplate = ({ sentence, index }: Line): boolean =>
  index !== null && BOILERPLATE.some((each) => each.test(sentence.text.slice(0, READ)))

/** The material without what every mailing says. */
export function withoutBoilerplate(material: RichMaterial): RichMaterial {
  const lines = material.lines.filter((line) => !isBoilerplate(line))
  const kept = new Set(lines.map(({ sentence }) => sentence))
  return { ...material, lines, topics: material.topics.filter(({ line }) => kept.has(line.sentence)) }
}
