/** What stands before the news of a sentence and says nothing of it: “I wanted to let you know that”, “As promised,”. */
const OPENERS: readonly RegExp[] = [
  /^(?:sorry mate|sorry|(?:good|great|bad) news|quick (?:one|question|update|note)|update|(?:just a )?heads up|i'm afraid(?: that)?|unfortunately)[\s,:–-]+/i,
  /^(?:and|but|so|also|however|therefore|anyway|well|ok|okay|yes|no|again|hence|meanwhile|otherwise|finally|first|second|additionally|furthermore|currently|fyi|hi|hello|hey|dear)\b[\s,:–-]*/i,
  /^(?:just |please |also |we |i |and |this is |it is |it's |a |quick )*(?:be advised|be aware|note|remember|reminder|let you know|inform you|informed|reminded|notice)(?: of| about)?(?: that)?[\s,:]+/i,
  /^(?:i|we)(?:'d| would| am|'m| are|'re| just|'ll| will| have)*(?: like| wanted?| writing| pleased| happy| glad| excited| delighted| proud| sorry| sad| thrilled)+(?: you)? to (?:let you know|inform you|tell you|announce|say|remind you|share|report|advise you|confirm|follow up|make sure|update you|ask)(?: you)?(?: that| if| whether| about| on| of| for)?[\s:,]+/i,
  /^(?:this (?:message|e-?mail|letter|mail|note|memo)|the purpose of this \w+|i|we)(?: is|'m| am| are|'re)?(?: just)?(?: writing)? to (?:let you know|inform you|tell you|announce|say|remind you|confirm|follow up|request|ask|notify you|advise you)(?: you)?(?: that| if| whether| about| on| of| for)?[\s:,]+/i,
  /^(?:i|we)(?:'ve| have)? (?:think|thought|believe|understand|guess|hope|hear|heard|see|saw|know|noticed?|assume|suggest|feel|found|find|expect|learned|realize|told you|mentioned|said|agreed|promise)(?: out)? (?:that |(?=(?:the|an?|your|our|we|you|they|it|this|there|he|she|my)\b))/i,
  /^(?:i|we)(?:'d| would| am|'m| are|'re| just)*(?: writing| like| wanted?| wish)* to (?:formally |hereby )?express (?:my|our) (?:(?:deep|strong|sincere|serious|extreme|great) )?/i,
  /^(?:saw|noticed|heard|read) that\s+/i,
  /^(?:i|we) (?:deeply |sincerely )?regret(?: to (?:inform|tell|advise|notify)(?: you)?)? that\s+/i,
  /^(?:it (?:looks|seems|appears|sounds) (?:like|that)|as (?:you (?:may |might |all |already )*(?:know|are aware|have heard|requested|asked|mentioned)|promised|discussed|mentioned|requested|agreed|stated|noted|usual|always)),?\s*/i,
  /^(?:i|we)(?:'m| am|'re| are)(?: just)? (?:writing|getting in touch|reaching out|contacting you|e-?mailing)(?: to you)?(?: again)? (?:about|regarding|concerning|with regard to|in reference to|because of)\s+/i,
  /^thank(?:s| you)[^,.;]{0,80},?\s(?:and|but)\s/i,
  /^(?:per|pursuant to|according to|based on|in (?:addition|order|response) to|due to|because of|thanks to|further to|following)\s[^,]{3,60},\s*/i,
  /^(?:if|when|because|since|although|while|after|before|once|as|to|for|in|at|with|by)\s[^,]{3,80},\s*(?=(?:please|the|an?|i|we|you|your|our|my|this|there|it|they|he|she)\b|\p{Lu})/iu,
]
/** One may follow another: “Hi all, just a heads up that”. */
const MOST_OPENERS = 3
/** What is left has to be a sentence. */
const LEAST_LEFT = 12

/** The sentence without them, and without the reader's or sender's name before it. `names` in small letters. */
export function withoutOpener(sentence: string, names: ReadonlySet<string>): string {
  let text = sentence.trim()
  for (let round = 0; round < MOST_OPENERS; round++)
    for (const opener of OPENERS) {
      const rest = text.replace(opener, '')
      if (rest.length > LEAST_LEFT) text = rest
    }
  const [called = ''] = /^\p{Lu}[\p{L}/]+(?: \p{Lu}\p{L}+)?\s*[,:–-]\s+/u.exec(text) ?? []
  return called
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((w) => names.has(w))
    ? text.slice(called.length)
    : text
}
