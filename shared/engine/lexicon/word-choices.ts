/**
 * Words of which a writer mostly keeps to one; who says one of a row often and the others never has chosen. Each may
 * stand for the others wherever they stand: no noun that is a verb as well, and nothing that only comes near.
 */
export const WORD_CHOICES: readonly (readonly string[])[] = [
  ['customer', 'client'],
  ['customers', 'clients'],
  ['use', 'utilize', 'utilise'],
  ['help', 'assist'],
  ['start', 'commence'],
  ['about', 'regarding'],
  ['before', 'prior to'],
  ['after', 'subsequent to'],
  ['also', 'additionally'],
  ['get', 'obtain'],
  ['ask', 'inquire', 'enquire'],
  ['show', 'demonstrate'],
  ['people', 'individuals', 'persons'],
  ['enough', 'sufficient'],
]
