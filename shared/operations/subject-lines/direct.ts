/** Lines said as a person would: “ends in 3 days” for “will be ending in 3 days”. */

/** “The possibility of working with Northwind”: what is possible is the matter. */
const ABSTRACT =
  /^(?:the )?(?:possibility|prospect|option|idea|thought|chance|likelihood) of (?=\p{L}+ing\b)/iu
/** Things that happen once; what somebody will be working on is another matter. */
const HAPPENS =
  /(\p{L}+) will be (end|start|clos|open|mov|chang|ris|increas|launch|expir|arriv|leav|return|renew|begin|stop)(?:n|p)?ing\b/iu
const WITH_E = /(?:clos|mov|chang|ris|increas|expir|arriv|leav)$/i

export const direct = (text: string): string =>
  text.replace(ABSTRACT, '').replace(HAPPENS, (_, before: string, verb: string) => {
    const base = WITH_E.test(verb) ? `${verb}e` : verb
    const many = /(?:^(?:i|we|you|they)|[^s]s)$/i.test(before)
    return `${before} ${many ? base : base.endsWith('ch') ? `${base}es` : `${base}s`}`
  })
