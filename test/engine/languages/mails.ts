/** Plain mails as people write them, in parts, with the region each part belongs to. */
export interface ForeignMail {
  language: string
  greeting: string
  /** Paragraphs, each one block. */
  body: readonly string[]
  signoff: string
  signature: readonly string[]
  footer?: string
}

export const FOREIGN_MAILS: readonly ForeignMail[] = [
  {
    language: 'German',
    greeting: 'Sehr geehrte Frau Brandt,',
    body: [
      'Sie haben im März ein zweites Lager in Kassel eröffnet. Unsere Software hilft Ihnen, Fehlbestände zu vermeiden. Bei Nordholz GmbH sank die Quote um 22 %.',
      'Hätten Sie am Donnerstag eine Viertelstunde?',
    ],
    signoff: 'Mit freundlichen Grüßen',
    signature: ['Jens Groß'],
  },
  {
    language: 'German, among colleagues',
    greeting: 'Hallo zusammen,',
    body: [
      'ein neuer Drucker steht im 2. Stock, d. h. gleich neben der Küche. Der alte wird am 3. März abgeholt.',
      'Bitte druckt bis dahin z. B. keine Plakate mehr. Wer hat noch Papier übrig?',
    ],
    signoff: 'Viele Grüße aus Köln',
    signature: ['Anna', 'Empfang'],
  },
  {
    language: 'German, to two',
    greeting: 'Liebe Frau Koch, lieber Herr Dr. Yilmaz,',
    body: [
      'vielen Dank für das Gespräch am 12. April. Die Unterlagen hängen an.',
      'Passt Ihnen der Mittwoch?',
    ],
    signoff: 'Herzliche Grüße',
    signature: ['Mira Vogt'],
    footer: 'Vogt Pumpen GmbH, Geschäftsführerin: Mira Vogt, Amtsgericht Kassel, HRB 00000',
  },
  {
    language: 'Swiss German',
    greeting: 'Grüezi Herr Amstutz',
    body: [
      'Die Offerte für die zwei Öfen liegt bei. Sie gilt bis Ende Mai.',
      'Darf ich Sie am Montag anrufen?',
    ],
    signoff: 'Freundliche Grüsse',
    signature: ['Reto Zbinden'],
  },
  {
    language: 'German, short forms',
    greeting: 'Guten Morgen Frau Lange,',
    body: ['der Termin am Freitag steht. Ich bringe die Muster mit und bin um neun bei Ihnen.'],
    signoff: 'VG',
    signature: ['Jens'],
  },
  {
    language: 'French',
    greeting: 'Bonjour Madame Lefèvre,',
    body: [
      'Vous avez ouvert un deuxième entrepôt à Lyon en mars. Notre logiciel vous aide à éviter les ruptures de stock.',
      'Auriez-vous un quart d’heure jeudi ?',
    ],
    signoff: 'Bien cordialement,',
    signature: ['Jean Moreau'],
  },
  {
    language: 'French, formal',
    greeting: 'Madame, Monsieur,',
    body: ['Nous avons bien reçu votre commande du 4 mai. Elle partira de notre atelier lundi matin.'],
    signoff: 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    signature: ['Claire Dubois', 'Service client'],
  },
  {
    language: 'French, among friends',
    greeting: 'Salut à tous,',
    body: ['La réunion de demain est à dix heures. Pensez à apporter les plans et le café.'],
    signoff: 'Merci et à bientôt,',
    signature: ['Luc'],
  },
  {
    language: 'Spanish',
    greeting: 'Estimada Sra. García:',
    body: [
      'El mes pasado abrieron un segundo almacén en Zaragoza. Nuestro programa les ayuda a evitar las faltas de existencias.',
      '¿Tendría un cuarto de hora el jueves?',
    ],
    signoff: 'Un cordial saludo,',
    signature: ['Javier Ruiz'],
  },
  {
    language: 'Spanish, informal',
    greeting: '¡Hola Ana!',
    body: [
      'Te mando las fotos del taller. La segunda es la mejor para la portada, creo yo.',
      '¿Cuál prefieres tú?',
    ],
    signoff: 'Un abrazo',
    signature: ['Pablo'],
  },
  {
    language: 'Spanish, with a footer',
    greeting: 'Buenos días, Marta:',
    body: ['Ya están las nuevas telas en la tienda. Son de lino y las hay en seis colores.'],
    signoff: 'Saludos desde Sevilla,',
    signature: ['El equipo de Hilo Azul'],
    footer: 'Recibe este correo porque se suscribió en la tienda. Darse de baja: https://hilo.example/baja',
  },
  {
    language: 'Italian',
    greeting: 'Gentile dottoressa Bianchi,',
    body: [
      'a marzo avete aperto un secondo magazzino a Parma. Il nostro programma vi aiuta a evitare le rotture di stock.',
      'Avrebbe un quarto d’ora giovedì?',
    ],
    signoff: 'Cordiali saluti',
    signature: ['Marco Ferri'],
  },
  {
    language: 'Italian, informal',
    greeting: 'Ciao Giulia,',
    body: ['ti mando il preventivo per i due tavoli. La quercia costa un po’ di più, ma dura una vita.'],
    signoff: 'Grazie mille e a presto,',
    signature: ['Sara'],
  },
  {
    language: 'Dutch',
    greeting: 'Geachte heer De Vries,',
    body: [
      'In maart heeft u een tweede magazijn in Breda geopend. Onze software helpt u om tekorten te voorkomen.',
      'Heeft u donderdag een kwartier?',
    ],
    signoff: 'Met vriendelijke groet,',
    signature: ['Sanne Bakker'],
  },
  {
    language: 'Dutch, informal',
    greeting: 'Beste allemaal,',
    body: ['Morgen is de lift de hele dag buiten gebruik. Neem de trap aan de achterkant van het gebouw.'],
    signoff: 'Groetjes',
    signature: ['Joost'],
  },
  {
    language: 'Portuguese',
    greeting: 'Prezada Sra. Almeida,',
    body: [
      'Em março abriram um segundo armazém em Braga. O nosso programa ajuda a evitar as faltas de stock.',
      'Teria um quarto de hora na quinta-feira?',
    ],
    signoff: 'Com os melhores cumprimentos,',
    signature: ['Rui Costa'],
  },
  {
    language: 'Portuguese of Brazil',
    greeting: 'Olá, Ana!',
    body: ['A nova máquina chegou ontem. Você pode passar na oficina na sexta para ver como ela funciona?'],
    signoff: 'Um abraço,',
    signature: ['Paulo'],
  },
  {
    language: 'Polish',
    greeting: 'Szanowna Pani Anno,',
    body: [
      'w marcu otworzyli Państwo drugi magazyn w Łodzi. Nasz program pomaga unikać braków w dostawach.',
      'Czy znajdzie Pani kwadrans w czwartek?',
    ],
    signoff: 'Z poważaniem',
    signature: ['Tomasz Nowak'],
  },
  {
    language: 'Polish, informal',
    greeting: 'Cześć Ola,',
    body: ['wysyłam zdjęcia z warsztatu. Drugie jest najlepsze na okładkę, ale wybór należy do ciebie.'],
    signoff: 'Pozdrawiam serdecznie',
    signature: ['Kuba'],
  },
  {
    language: 'Swedish',
    greeting: 'Hej Lisa!',
    body: [
      'I mars öppnade ni ett andra lager i Borås. Vårt program hjälper er att undvika att varorna tar slut.',
      'Har du en kvart på torsdag?',
    ],
    signoff: 'Med vänliga hälsningar',
    signature: ['Erik Ström'],
  },
  {
    language: 'Danish',
    greeting: 'Kære Mette,',
    body: [
      'I marts åbnede I et nyt lager i Vejle. Vores program hjælper jer med at undgå tomme hylder.',
      'Har du et kvarter den 3. april?',
    ],
    signoff: 'Med venlig hilsen',
    signature: ['Søren Dahl'],
  },
  {
    language: 'Norwegian',
    greeting: 'Hei Kari,',
    body: ['Vi har fått inn den nye båten. Kan du komme til brygga på lørdag og se på den?'],
    signoff: 'Vennlig hilsen',
    signature: ['Ola'],
  },
  {
    language: 'Finnish',
    greeting: 'Hyvä Anna,',
    body: ['Avasitte maaliskuussa toisen varaston Tampereella. Ohjelmamme auttaa välttämään tyhjiä hyllyjä.'],
    signoff: 'Ystävällisin terveisin',
    signature: ['Mika Laine'],
  },
  {
    language: 'Czech',
    greeting: 'Dobrý den, paní Nováková,',
    body: ['posílám vám nabídku na dvě pece. Platí do konce května a cena zahrnuje dopravu.'],
    signoff: 'S pozdravem',
    signature: ['Petr Dvořák'],
  },
  {
    language: 'Hungarian',
    greeting: 'Tisztelt Kovács Úr!',
    body: ['Márciusban új raktárt nyitottak Győrben. A programunk segít elkerülni a hiányt a polcokon.'],
    signoff: 'Üdvözlettel,',
    signature: ['Szabó Éva'],
  },
  {
    language: 'Romanian',
    greeting: 'Bună ziua, doamnă Ionescu,',
    body: ['v-am trimis oferta pentru cele două cuptoare. Este valabilă până la sfârșitul lunii mai.'],
    signoff: 'Cu stimă,',
    signature: ['Andrei Popa'],
  },
  {
    language: 'Turkish',
    greeting: 'Merhaba Ayşe Hanım,',
    body: ['iki fırın için teklifimiz ektedir. Fiyat mayıs sonuna kadar geçerlidir ve nakliye dahildir.'],
    signoff: 'Saygılarımla,',
    signature: ['Mehmet Kaya'],
  },
  {
    language: 'Greek',
    greeting: 'Αγαπητή κυρία Παππά,',
    body: ['σας στέλνω την προσφορά για τους δύο φούρνους. Η τιμή ισχύει μέχρι το τέλος Μαΐου.'],
    signoff: 'Με εκτίμηση,',
    signature: ['Νίκος'],
  },
  {
    language: 'Ukrainian',
    greeting: 'Добрий день, Олено!',
    body: ['надсилаю вам пропозицію на дві печі. Ціна дійсна до кінця травня і включає доставку.'],
    signoff: 'З повагою,',
    signature: ['Андрій'],
  },
]
