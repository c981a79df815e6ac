/** What came about with the sender’s help: “runs 90 with one dispatcher since it plans them with us”. */
export const BY_SENDER = /\b(?:with|using|through|thanks to) (?:us|our)\b/i
