import { describe, expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

/** In the source as the rules adapted it, which is what a model gets; then one translation that tells the same and some that do not. */
const LOCALES = { de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', pt: 'pt-BR', nl: 'nl-NL' } as const
type Language = keyof typeof LOCALES
const FRAME: Record<Language, readonly [greeting: string, signOff: string]> = {
  de: ['Guten Tag zusammen,', 'Mit freundlichen Grüßen'],
  fr: ['Bonjour à tous,', 'Cordialement,'],
  es: ['Buenos días:', 'Atentamente,'],
  it: ['Buongiorno a tutti,', 'Cordiali saluti,'],
  pt: ['Bom dia a todos,', 'Atenciosamente,'],
  nl: ['Beste allen,', 'Met vriendelijke groet,'],
}

async function refused(language: Language, source: string, text: string): Promise<string[]> {
  const [greeting, signOff] = FRAME[language]
  const says = [greeting, text, signOff]
  const model = scriptedModel(() => ({ sentences: says.map((each, i) => ({ n: i + 1, text: each })) }))
  const answer = await answerWith(server, model, 'localize', {
    mode: 'translate',
    kind: 'proposal',
    target_locale: LOCALES[language],
    draft: `Hi team,\n\n${source}\n\nBest,\nTom`,
  })
  return codesOf(answer).filter((code) => code.startsWith('rejected_'))
}

const SAME: [Language, string, string][] = [
  ['de', 'We meet on Tuesday at 15:00.', 'Wir treffen uns am Dienstag um 3 Uhr nachmittags.'],
  ['fr', 'We meet on Tuesday at 15:00.', 'Nous nous retrouvons mardi à 15 h.'],
  ['de', 'It does not touch your data.', 'Ihre Daten bleiben unberührt.'],
  ['nl', 'It does not touch your data.', 'Het laat uw gegevens ongemoeid.'],
  ['de', 'It does not take longer than 20 minutes.', 'Es dauert höchstens 20 Minuten.'],
  ['de', 'Nothing was deleted.', 'Es wurde nichts gelöscht.'],
  ['fr', 'Nothing was deleted.', "Rien n'a été supprimé."],
  ['de', 'You have up to three days.', 'Sie haben bis zu drei Tage.'],
  ['de', 'Please send it by Friday.', 'Bitte schicken Sie es bis Freitag.'],
  ['de', 'Please answer within 5 days.', 'Bitte antworten Sie innerhalb von 5 Tagen.'],
  ['de', 'You can cancel within 5 days for 10%.', 'Sie können innerhalb von 5 Tagen für 10 % kündigen.'],
  ['de', 'We start after Easter and ship to Hull.', 'Wir beginnen nach Ostern und liefern nach Hull.'],
  ['de', 'If it fits, we start.', 'Wenn es passt, beginnen wir.'],
  ['de', 'We start unless you write.', 'Wir beginnen, es sei denn, Sie schreiben uns.'],
  ['de', 'We pay you $50 a month.', 'Wir zahlen Ihnen 50 $ im Monat.'],
  ['de', 'You pay us $50 a month.', 'Sie zahlen uns 50 $ im Monat.'],
  ['de', 'We will send you the contract on Friday.', 'Den Vertrag schicken wir Ihnen am Freitag.'],
  ['de', 'It saves you 6 hours a week.', 'Es spart Ihnen 6 Stunden pro Woche.'],
  ['de', 'Errors fell by 30% in 12 weeks.', 'In 12 Wochen gingen die Fehler um 30 % zurück.'],
  ['de', 'We meet on 4 March and on 28 April.', 'Wir treffen uns am 4. März und am 28. April.'],
  [
    'de',
    'The shop opens on Monday and closes on Friday.',
    'Der Laden öffnet am Montag und schließt am Freitag.',
  ],
  ['fr', 'Please send it by Friday.', 'Merci de l’envoyer avant vendredi.'],
  ['fr', 'You have until Friday to sign.', "Vous avez jusqu'à vendredi pour signer."],
  ['fr', 'We start unless you write.', 'Nous commençons, sauf si vous écrivez.'],
  ['fr', 'We will send you the contract.', 'Nous vous enverrons le contrat.'],
  ['fr', 'It saves you 6 hours a week.', 'Cela vous fait gagner 6 heures par semaine.'],
  ['fr', 'The price rises from 20% to 30%.', 'Le prix passe de 20 % à 30 %.'],
  ['fr', 'Sales rose by 8%.', 'Les ventes ont augmenté de 8 %.'],
  ['es', 'Please send it before Friday.', 'Envíelo antes del viernes, por favor.'],
  ['es', 'The offer ends on 4 March.', 'La oferta termina el 4 de marzo.'],
  ['es', 'We pay you $50 a month.', 'Le pagamos 50 $ al mes.'],
  ['es', 'It saves you 6 hours a week.', 'Le ahorra 6 horas a la semana.'],
  ['es', 'We start after 4 March.', 'Empezamos después del 4 de marzo.'],
  ['it', 'Please send it by Friday.', 'La preghiamo di inviarlo entro venerdì.'],
  ['it', 'Costs fell by 30%.', 'I costi sono diminuiti del 30%.'],
  ['it', 'If it fits, we start on Monday.', 'Se va bene, iniziamo lunedì.'],
  ['pt', 'Please send it by Friday.', 'Por favor, envie até sexta-feira.'],
  ['pt', 'It saves you 6 hours a week.', 'Isso economiza 6 horas por semana.'],
  ['nl', 'Please send it by Friday.', 'Stuur het alstublieft uiterlijk vrijdag.'],
  ['nl', 'We start after 4 March.', 'We beginnen na 4 maart.'],
  ['nl', 'It saves you 6 hours a week.', 'Het bespaart u 6 uur per week.'],
  ['de', 'It starts on 03/04/2027.', 'Es beginnt am 03/04/2027.'],
  [
    'de',
    'Your subscription renews on 1 March, so if you want to change anything, please let me know by 20 February.',
    'Ihr Abonnement verlängert sich am 1. März. Wenn Sie etwas ändern möchten, geben Sie mir bitte bis zum 20. Februar Bescheid.',
  ],
  [
    'de',
    'After our call on Tuesday I put together the three options and would like to go through them with you before Friday.',
    'Nach unserem Gespräch am Dienstag habe ich die drei Optionen zusammengestellt und würde sie gern vor Freitag mit Ihnen durchgehen.',
  ],
  [
    'de',
    'Since we spoke, prices have gone up by 4%, but your offer of $1,200 stays as it is until the end of March.',
    'Seit unserem Gespräch sind die Preise um 4 % gestiegen, doch Ihr Angebot über 1.200 $ gilt unverändert bis Ende März.',
  ],
  [
    'de',
    'We can cut the time you spend on invoices from 6 hours to 2 hours a week.',
    'Wir können die Zeit, die Sie für Rechnungen aufwenden, von 6 auf 2 Stunden pro Woche senken.',
  ],
  [
    'de',
    'As discussed, you will receive the contract from us by 15 April.',
    'Wie besprochen erhalten Sie den Vertrag bis zum 15. April von uns.',
  ],
  [
    'de',
    'Could you send me the list before we meet?',
    'Könnten Sie mir die Liste schicken, bevor wir uns treffen?',
  ],
  [
    'de',
    'Once you have signed, we send you the access and train your team within two weeks.',
    'Sobald Sie unterschrieben haben, senden wir Ihnen den Zugang und schulen Ihr Team innerhalb von zwei Wochen.',
  ],
  [
    'de',
    'You can reach me from 9:00 to 17:00 on weekdays.',
    'Sie erreichen mich werktags von 9:00 bis 17:00 Uhr.',
  ],
  [
    'de',
    'It costs $40 a month, which saves you $200 a year.',
    'Es kostet 40 $ im Monat und spart Ihnen damit 200 $ im Jahr.',
  ],
  ['de', 'The delay costs you $40 a month.', 'Die Verzögerung kostet Sie 40 $ im Monat.'],
  [
    'fr',
    'Since we spoke, prices have gone up by 4%, but your offer stays as it is until the end of March.',
    'Depuis notre échange, les prix ont augmenté de 4 %, mais votre offre reste inchangée jusqu’à fin mars.',
  ],
  [
    'fr',
    'After our call on Tuesday I put together the three options.',
    'Après notre appel de mardi, j’ai préparé les trois options.',
  ],
  [
    'fr',
    'We can reduce the time you spend on invoices.',
    'Nous pouvons réduire le temps que vous passez sur les factures.',
  ],
  [
    'fr',
    'You can try it for 14 days before you decide.',
    'Vous pouvez l’essayer pendant 14 jours avant de décider.',
  ],
  [
    'fr',
    'If it suits you, I will call you on Monday at 10:00.',
    'Si cela vous convient, je vous appelle lundi à 10:00.',
  ],
  [
    'fr',
    'Could you send us the signed contract by 12 March?',
    'Pourriez-vous nous envoyer le contrat signé d’ici le 12 mars ?',
  ],
  ['fr', 'We will give you an update within 24 hours.', 'Nous vous tiendrons informé sous 24 heures.'],
  [
    'fr',
    'When you save the file, it opens in a new window.',
    'Lorsque vous enregistrez le fichier, il s’ouvre dans une nouvelle fenêtre.',
  ],
  ['es', 'You can try it for 14 days before you decide.', 'Puede probarlo durante 14 días antes de decidir.'],
  [
    'es',
    'We will send you the invoice on 1 March and you can pay by 31 March.',
    'Le enviaremos la factura el 1 de marzo y puede pagarla hasta el 31 de marzo.',
  ],
  [
    'es',
    'Please reply by Thursday if you want to keep your seat.',
    'Responda antes del jueves si quiere conservar su plaza.',
  ],
  [
    'es',
    'We save teams like yours about 6 hours a week.',
    'Ahorramos a equipos como el suyo unas 6 horas a la semana.',
  ],
  ['es', 'The team grew from 4 to 11 people.', 'El equipo pasó de 4 a 11 personas.'],
  ['it', 'We will send you the invoice by Friday.', 'Le invieremo la fattura entro venerdì.'],
  ['it', 'When you open the app, you see the new page.', 'Quando apre l’app, vede la nuova pagina.'],
  ['it', 'Since March we have reduced errors by 12%.', 'Da marzo abbiamo ridotto gli errori del 12%.'],
  [
    'pt',
    'Reply by Thursday and we will send you the invoice.',
    'Responda até quinta-feira e enviaremos a fatura.',
  ],
  ['pt', 'We reduced errors by 12% after the change.', 'Reduzimos os erros em 12% depois da mudança.'],
  [
    'nl',
    'Reply by Thursday and we will send you the invoice.',
    'Reageer uiterlijk donderdag, dan sturen we u de factuur.',
  ],
  [
    'nl',
    'If you open the link before Friday, your discount is saved.',
    'Als u de link vóór vrijdag opent, wordt uw korting bewaard.',
  ],
  ['nl', 'The store is open from 9:00 until 18:00.', 'De winkel is open van 9:00 tot 18:00 uur.'],
  [
    'de',
    'I saw your talk on 4 March at 10:00 and would like to meet on Thursday at 14:00.',
    'Ich habe Ihren Vortrag am 4. März um 10:00 Uhr gesehen und würde Sie gern am Donnerstag um 14:00 Uhr treffen.',
  ],
  ['de', 'We closed 12 deals in March.', 'Wir haben im März 12 Abschlüsse erzielt.'],
  [
    'de',
    'Your trial ends on Friday unless you choose a plan.',
    'Ihre Testphase endet am Freitag, sofern Sie keinen Tarif wählen.',
  ],
  ['de', 'As of Monday, the office is closed.', 'Ab Montag ist das Büro geschlossen.'],
  ['fr', 'As of Monday, the office is closed.', 'À compter de lundi, le bureau est fermé.'],
  ['es', 'Starting Monday, the office is closed.', 'A partir del lunes, la oficina estará cerrada.'],
  ['it', 'Starting Monday, the office is closed.', 'Da lunedì l’ufficio è chiuso.'],
  ['fr', 'I hope to hear from you before the weekend.', 'J’espère avoir de vos nouvelles d’ici le week-end.'],
  [
    'de',
    'We would lose two weeks if we waited until April.',
    'Wir würden zwei Wochen verlieren, wenn wir bis April warten.',
  ],
  ['de', 'Please raise the limit.', 'Bitte heben Sie das Limit an.'],
  ['de', 'Costs drop as volume grows.', 'Mit der Menge sinken die Kosten.'],
]

const TURNED: [Language, string, string][] = [
  ['de', 'We meet on Tuesday at 15:00.', 'Wir treffen uns am Dienstag um 3 Uhr.'],
  ['de', 'Your order was approved.', 'Ihre Bestellung wurde abgelehnt.'],
  ['fr', 'Your order was approved.', 'Votre commande a été refusée.'],
  ['es', 'You have up to three days.', 'Tiene al menos tres días.'],
  ['de', 'The price includes VAT.', 'Der Preis ist ohne Mehrwertsteuer.'],
  ['fr', 'Nothing was deleted.', 'Tout a été supprimé.'],
  ['es', 'You can cancel without notice.', 'Puede cancelar con preaviso.'],
  ['de', 'Please send it by Friday.', 'Bitte schicken Sie es ab Freitag.'],
  ['de', 'You can cancel within 5 days for 10%.', 'Sie können innerhalb von 10 Tagen für 5 % kündigen.'],
  ['de', 'You can cancel within 5 days.', 'Sie können nach 5 Tagen kündigen.'],
  ['de', 'We start unless you write.', 'Wir beginnen, wenn Sie schreiben.'],
  ['de', 'If it fits, we start.', 'Wir beginnen, es sei denn, es passt.'],
  ['de', 'We pay you $50 a month.', 'Sie zahlen uns 50 $ im Monat.'],
  ['de', 'It saves you 6 hours a week.', 'Sie verlieren 6 Stunden pro Woche.'],
  ['de', 'It opens on 4 March and closes on 28 April.', 'Es öffnet am 28. April und schließt am 4. März.'],
  ['de', 'It opens on 4 March and closes on 28 April.', 'Es öffnet am 28. März und schließt am 4. April.'],
  ['de', 'It costs $20 a month or $90 a quarter.', 'Es kostet 90 $ im Monat oder 20 $ im Quartal.'],
  ['de', 'It starts on 03/04/2027.', 'Es beginnt am 3. April 2027.'],
  ['de', 'It starts on 03/04/2027.', 'Es beginnt am 04.03.2027.'],
  ['fr', 'Please send it by Friday.', 'Merci de l’envoyer après vendredi.'],
  ['fr', 'If it fits, we start.', 'Nous commençons, sauf si cela convient.'],
  ['fr', 'We will send you the contract.', 'Vous nous enverrez le contrat.'],
  ['fr', 'Sales rose by 8%.', 'Les ventes ont baissé de 8 %.'],
  ['es', 'Please send it before Friday.', 'Envíelo después del viernes, por favor.'],
  ['es', 'We pay you $50 a month.', 'Nos paga 50 $ al mes.'],
  ['es', 'We meet on Monday and ship on Friday.', 'Nos reunimos el viernes y enviamos el lunes.'],
  ['it', 'Costs fell by 30%.', 'I costi sono aumentati del 30%.'],
  ['it', 'Please send it by Friday.', 'La preghiamo di inviarlo dopo venerdì.'],
  ['pt', 'It saves you 6 hours a week.', 'Você perde 6 horas por semana.'],
  ['nl', 'We start after 4 March.', 'We beginnen voor 4 maart.'],
]

describe('a translation that tells the same stands', () => {
  test.each(SAME)('%s: %s → %s', async (language, source, text) => {
    expect(await refused(language, source, text)).toEqual([])
  })
})

describe('a translation that turns what is said is refused', () => {
  test.each(TURNED)('%s: %s → %s', async (language, source, text) => {
    expect((await refused(language, source, text)).join()).toMatch(/rejected_fact_(?:swapped|dropped|added)/)
  })
})
