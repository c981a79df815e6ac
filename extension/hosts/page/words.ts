/**
 * What buttons and fields are called, in lower case, in the languages that mail programs are used in most. Sites are
 * read by roles and names where they have no marks of their own; names of hosts were checked in English alone.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(' | '))

/** Buttons that send, and nothing else: “Send later” and “Send feedback” do not. */
export const SEND = words(
  'send | send now | send email | senden | jetzt senden | envoyer | enviar | invia | verzenden | versturen | skicka | sende | lähetä | wyślij | odeslat | odoslať | küldés | trimite | gönder | отправить | надіслати | 送信 | 发送 | 傳送 | 보내기',
)

/** Items and buttons that lead to the choice of a time. */
export const LATER = words(
  'schedule send | send later | schedule | schedule email | senden planen | später senden | planifier l’envoi | envoyer plus tard | programar envío | enviar más tarde | pianifica invio | invia più tardi | verzenden plannen | later verzenden | agendar envio | enviar mais tarde | schemalägg sändning | skicka senare | planlæg afsendelse | send senere | zaplanuj wysłanie',
)

/** Fields for the subject. */
export const SUBJECT = words(
  'subject | add a subject | betreff | betreff hinzufügen | objet | ajouter un objet | asunto | agregar un asunto | oggetto | aggiungi un oggetto | onderwerp | een onderwerp toevoegen | assunto | ämne | emne | aihe | temat | předmět | tárgy | subiect | konu | тема | 件名 | 主题 | 主旨 | 제목',
)

/** Fields for readers. Whole names only: “To” is not “To Do”. */
export const READERS = words(
  'to | cc | bcc | to recipients | cc recipients | bcc recipients | recipients | an | à | para | a | aan | till | til | do | komu | címzett | kime | кому | 宛先 | 收件人 | 받는 사람',
)

/** What stands before the subject of a mail that is passed on, and no answer. */
export const FORWARDED = /^\s*(?:fwd?|wg|tr|rv|enc|vs|vb|pd|doorst)\s*:/i

/** A name as it is compared: without the keys in brackets that some add. */
export const plainName = (name: string): string =>
  name
    .replace(/\([^()]*\)\s*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
