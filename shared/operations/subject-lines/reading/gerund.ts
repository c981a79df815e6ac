/** The form in -ing of a verb: `move` is `moving`, `plan` is `planning`. */

const DOUBLES =
  /^(?:plan|drop|stop|cut|put|swap|run|set|get|begin|cancel|trim|map|ship|let|split|shut|travel|refer)$/

export function gerund(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (verb.endsWith('e') && !/(?:ee|oe|ye)$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return DOUBLES.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`
}
