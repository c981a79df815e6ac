import { expect, test } from 'vitest'
import { mixesRegister } from '#server/judge/translation/register.ts'

test.each([
  ['fr', 'Peux-tu nous répondre jeudi ?'],
  ['fr', 'Je t’envoie les chiffres demain.'],
  ['fr', 'Dis-moi quand cela convient.'],
  ['fr', 'Réponds avant vendredi.'],
  ['es', '¿Puedes hablar el jueves?'],
  ['es', 'Recibirás el informe mañana.'],
  ['es', 'Avísame si hay dudas.'],
  ['es', '¿Podéis hablar el jueves?'],
  ['it', 'Puoi parlare giovedì?'],
  ['it', 'Fammi sapere entro venerdì.'],
  ['it', 'Riceverai il rapporto domani.'],
  ['de', 'Bitte ruf am Donnerstag an.'],
  ['de', 'Ruf mich am Donnerstag an.'],
  ['de', 'Könntest am Donnerstag sprechen?'],
  ['de', 'Habt ihr am Donnerstag Zeit?'],
  ['nl', 'Kunnen jullie donderdag praten?'],
  ['pt', 'Podes falar na quinta-feira?'],
  ['pt', 'Receberás o relatório amanhã.'],
])('familiar words have no place in a formal translation: %s, %s', (language, text) => {
  expect(mixesRegister(text, language, 'formal')).toBe(true)
  expect(mixesRegister(text, language, 'informal')).toBe(false)
})

test.each([
  ['fr', 'Pouvez-vous répondre jeudi ?'],
  ['fr', 'Répondez-moi avant vendredi.'],
  ['es', 'Avíseme si hay dudas.'],
])('polite words have no place in an informal translation: %s, %s', (language, text) => {
  expect(mixesRegister(text, language, 'informal')).toBe(true)
  expect(mixesRegister(text, language, 'formal')).toBe(false)
})

test.each([
  ['fr', 'A-t-il le ton de la campagne ? Y a-t-il un risque chez Suez, avec assez de temps ?'],
  ['fr', 'Le client, qui hésite, contacte notre équipe et envoie un mail.'],
  ['fr', 'Pourriez-vous me dire, s’il vous plaît, si le rendez-vous est maintenu ?'],
  ['es', 'Detrás quedan dieciséis países; quizás las categorías y garantías importen más tarde.'],
  ['es', '¿Podría usted decirme si existe soporte para su parte del transporte?'],
  ['it', 'Gli operai e i samurai: sei parti, quarti e resti. Potrebbe farmi sapere?'],
  ['it', 'Vedi allegato: le leggi dai giornali.'],
  ['de', 'Können Sie am Donnerstag sprechen? Der Dienst im Herbst ist erst selbst zu prüfen.'],
  ['de', 'Ruf und Klick an einem Ort: Der Ruf der Firma hängt an der Lieferung.'],
  ['it', 'Restiamo a Sua disposizione nei febbrai a venire.'],
  ['de', 'Ich melde mich und frage mich, ob Ihr Ruf leidet; siehe Anhang.'],
  ['de', 'Bitte rufen Sie mich an, und schreiben Sie uns. Lassen Sie uns sprechen.'],
  ['nl', 'Kunt u donderdag bellen? Laat het me weten.'],
  ['pt', 'O senhor pode falar na quinta-feira? As informações precisas ficam para trás.'],
  ['pt', 'Poderia me dizer se está de acordo? Há dois meses, atrás do prédio.'],
])('formal text raises no false alarm: %s, %s', (language, text) => {
  expect(mixesRegister(text, language, 'formal')).toBe(false)
})

test.each([
  ['fr', 'Tu peux parler avec Ana Suarez chez Suez au rendez-vous.'],
  ['fr', 'Tu connais Monsieur Ramirez, Fernandez aussi.'],
])('names and nouns raise no false alarm in informal text: %s, %s', (language, text) => {
  expect(mixesRegister(text, language, 'informal')).toBe(false)
})
