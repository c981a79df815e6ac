/** Words that begin a sentence and are no nouns: after a greeting with a comma they go on in lower case. */
export const LOWER_STARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    (
      'Ich Wir Vielen Danke Gerne Gern Heute Gestern Morgen In Im Am An Auf Bei Mit Nach Für Wie Wenn Das Die Der Dies Diese Dieser ' +
      'Dieses Ein Eine Einen Es Er Hier Ihr Ihre Ihren Dein Deine Unser Unsere Mein Meine Seit Zu Zum Zur Um Aus Als Da Bitte Könnten ' +
      'Können Haben Hätten Darf Dürfen Leider Hiermit Anbei Du Schön Nun Jetzt Letzte Letzten Nächste Vor Weil Wer Was Wann Wo'
    )
      .split(' ')
      // The polite pronoun keeps its capital.
      .filter((word) => !word.startsWith('Ihr')),
  ),
  // “Le”, “La” and “Vi” may be the polite pronouns, which keep their capital.
  it: new Set(
    'Il Lo I Gli Un Una Grazie Ti Ci Sono Ho Abbiamo Siamo Con In Per Come Se Desidero Vorrei Volevo Scrivo Come Dopo Oggi Ieri Questa Questo Nel Nella Spero'.split(
      ' ',
    ),
  ),
}
