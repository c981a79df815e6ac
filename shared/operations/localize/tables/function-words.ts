/** The commonest small words of each language, to tell which one a mail is in. Lower case. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Languages in Latin letters; words that two of them share say little and are mostly left out. */
export const FUNCTION_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'en',
    words(
      'the a in no so and to of you your for is are we our it that this with have has be was will would can could if on at by from but not or my they what when how more which there been do does about as an',
    ),
  ],
  [
    'fr',
    words(
      'le la les des du une est et que qui nous vous votre vos notre nos pour dans avec sur pas ne je il elle ce cette ces aux au sont être avez par mais plus où à si merci bonjour',
    ),
  ],
  [
    'de',
    words(
      'der die das und ist nicht ich wir sie ihr ihre ihnen ihren ein eine einen einem zu mit für auf im den dem des von bei auch wenn aber oder uns unser unsere haben können werden wird wie nach am es sich dass du dir dein vielen danke',
    ),
  ],
  [
    'es',
    words(
      'el los las una unos y que de en por para con su sus le nos nuestro nuestra es son está usted ustedes pero como más si no se ha hemos puede lo al del gracias hola te tu',
    ),
  ],
  [
    'it',
    words(
      'il lo gli i una di che è per con non sono siamo le la nel della del dei delle alla suo sua vostro nostra nostro ci si ho abbiamo può anche ma se più questo questa grazie buongiorno',
    ),
  ],
  [
    'nl',
    words(
      'de het een en van is niet ik wij we u uw je jouw jullie zijn voor met op in dat die deze dit bij naar kunt kunnen heeft hebben ook maar als graag onze ons aan te over of bedankt',
    ),
  ],
  [
    'pt',
    words(
      'o a os as um uma e que de do da dos das em no na para com por seu sua você não é são está nosso nossa mas como mais se foi temos pode ao pelo pela obrigado olá',
    ),
  ],
  [
    'pl',
    words(
      'i w na z do nie się że jest to o dla po za od jak czy ale lub przez oraz są mamy możemy pana pani państwa naszej nasz proszę dziękuję dzień dobry co przed bardzo tym',
    ),
  ],
  [
    'sv',
    words(
      'och att är det som på för inte en ett av vi ni du er din med till den de har kan om jag oss vår men eller så när från vill hej tack',
    ),
  ],
  [
    'da',
    words(
      'og at er det som på for ikke en et af vi i du jer din med til den de har kan om jeg os vores men eller så når fra vil hej tak hvad noget meget mig dig',
    ),
  ],
  [
    'nb',
    words(
      'og at er det som på for ikke en et av vi dere du din med til den de har kan om jeg oss vår men eller så når fra vil hei takk hva noe mye meg deg',
    ),
  ],
  [
    'fi',
    words(
      'ja on ei se että me te teidän meidän sinä minä olemme voit voitte kun jos mutta tai myös ovat oli ole tämä nyt kanssa sekä niin kuin hei kiitos mitä joka',
    ),
  ],
  [
    'tr',
    words(
      've bir bu için ile da de siz sizin biz bizim çok daha ne mi mı gibi var olarak olan ama veya teşekkürler merhaba sizi size bize kadar sonra',
    ),
  ],
])

/** Scripts that tell a language by themselves; the first that fits wins, so that kana come before Chinese signs. */
export const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/g],
  ['ko', /[\uac00-\ud7af]/g],
  ['zh', /[\u4e00-\u9fff]/g],
  ['ru', /[\u0400-\u04ff]/g],
  ['ar', /[\u0600-\u06ff]/g],
  ['he', /[\u0590-\u05ff]/g],
  ['hi', /[\u0900-\u097f]/g],
]
