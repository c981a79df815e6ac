/** How mails close in the other languages of Europe. Lower case, without the mark at the end. */

const lines = (list: string): string[] => list.split('|').map((each) => each.trim())
const firstOf = (phrase: string): string => phrase.split(' ')[0] ?? ''

/** Words of which one is enough: a short line that holds it closes a mail. */
export const CLOSING_WORDS: ReadonlySet<string> = new Set(
  // German
  (
    'grüße grüßen gruß grüsse grüssen gruss gruesse gruessen gruesse grüßle grüssle hochachtungsvoll herzlichst mfg ' +
    // French
    'cordialement salutations sincèrement respectueusement amicalement bises bisous ' +
    // Spanish, Catalan
    'saludo saludos atentamente cordialmente abrazo abrazos atte salutacions salutació cordialment atentament ' +
    // Italian
    'saluti distintamente abbraccio ' +
    // Dutch
    'groet groeten groetjes hoogachtend liefs mvg ' +
    // Portuguese
    'atenciosamente cumprimentos saudações respeitosamente abraço abraços abs ' +
    // Polish
    'pozdrawiam pozdrawiamy pozdrowienia pozdrowieniami poważaniem pozdro ' +
    // Swedish, Danish, Norwegian
    'hälsning hälsningar hälsar vänligen hilsen hilsner helsing mvh ' +
    // Finnish, Estonian, Latvian, Lithuanian
    'terveisin terveisiin kunnioittavasti terv lugupidamisega tervitades tervitustega cieņu pagarbiai linkėjimais ' +
    // Czech, Slovak, Slovene, Croatian, Serbian
    'pozdravem pozdravy úctou pozdravom pozdrav pozdrave poštovanjem spoštovanjem ' +
    // Hungarian, Romanian, Turkish
    'üdvözlettel tisztelettel köszönettel üdv stimă saygılarımla saygılarımızla saygılar sevgiler sevgilerimle ' +
    // Greek, Bulgarian, Ukrainian, Russian
    'εκτίμηση φιλικά уважением уважение повагою'
  ).split(' '),
)

/** Words of the long formulas: “Je vous prie d’agréer …”, “In attesa di un Suo riscontro, porgo cordiali saluti.” */
export const FORMAL_CLOSINGS: ReadonlySet<string> = new Set(
  'agréer salutations cordialement saludo saludos atentamente saluti cumprimentos atenciosamente szacunku poważaniem hochachtungsvoll'.split(
    ' ',
  ),
)

/** Whole lines that close a mail, though their words may stand anywhere. */
export const CLOSING_LINES: ReadonlySet<string> = new Set([
  ...lines(
    'lg|vg|bg|glg|ihr|ihre|euer|eure|dein|deine|dankend|danke|danke dir|danke ihnen|danke euch|danke sehr|danke schön|danke vorab|vielen dank|vielen lieben dank|vielen dank vorab|vielen dank im voraus|besten dank|herzlichen dank|tausend dank|lieben dank|danke im voraus|bis bald|bis dann|bis morgen|bis später|bis demnächst|bis gleich|alles gute|alles liebe|tschüss|tschüs|ciao|schöne feiertage',
  ),
  ...lines(
    'merci|merci beaucoup|merci bien|un grand merci|mille mercis|merci d’avance|merci par avance|merci encore|bien à vous|bien à toi|à vous|à bientôt|a bientôt|à très bientôt|à très vite|à plus|à demain|bonne journée|belle journée|excellente journée|très bonne journée|bonne soirée|belle soirée|bon week-end|bonne fin de journée|bonne semaine|au plaisir|au plaisir de vous lire|votre dévoué|votre dévouée',
  ),
  ...lines(
    'gracias|muchas gracias|mil gracias|gracias de antemano|gracias por todo|gracias y hasta pronto|hasta pronto|hasta luego|hasta mañana|nos vemos|un beso|besos|buen fin de semana|sinceramente|gràcies|moltes gràcies|fins aviat',
  ),
  ...lines(
    'grazie|grazie mille|mille grazie|molte grazie|tante grazie|grazie in anticipo|grazie ancora|a presto|a domani|buona giornata|buona serata|buon lavoro|buon weekend|buon fine settimana|con stima|in fede|un bacio|baci|tuo|tua',
  ),
  ...lines(
    'bedankt|alvast bedankt|bedankt alvast|dank je|dank je wel|dank u|dank u wel|dankjewel|hartelijk dank|veel dank|met dank|bij voorbaat dank|tot snel|tot ziens|tot dan|tot morgen|tot horens|fijne dag|fijne dag nog|nog een fijne dag|fijn weekend|fijne avond|gr|grtjs|uw',
  ),
  ...lines(
    'obrigado|obrigada|obrigado(a)|muito obrigado|muito obrigada|obrigado desde já|desde já obrigado|desde já agradeço|grato|grata|até breve|até logo|até já|até amanhã|beijo|beijos|um beijo|bom fim de semana|boa semana|bom trabalho|att|sinceramente',
  ),
  ...lines(
    'dziękuję|dzięki|dziękuję bardzo|bardzo dziękuję|z góry dziękuję|dziękuję z góry|dziękuję i pozdrawiam|wielkie dzięki|miłego dnia|miłego weekendu|do usłyszenia|do zobaczenia|na razie|z wyrazami szacunku|z szacunkiem|łączę wyrazy szacunku|ukłony',
  ),
  ...lines(
    'tack|tack så mycket|stort tack|tack på förhand|tusen tack|allt gott|ha det gott|ha det bra|ha det fint|vi hörs|vi ses|kram|kramar|trevlig helg|på återseende|tak|mange tak|tusind tak|på forhånd tak|tak på forhånd|vi ses|vi høres|god weekend|god helg|takk|tusen takk|mange takk|på forhånd takk|takk på forhånd|ha det bra|klem|alt godt|kh|vh',
  ),
  ...lines(
    'kiitos|kiitos paljon|kiitos etukäteen|kiitoksia|kiittäen|hyvää päivänjatkoa|hyvää viikonloppua|mukavaa päivää|nähdään|ystävällisesti|aitäh|tänan|tänades|paldies|ačiū|dėkoju',
  ),
  ...lines(
    'děkuji|děkujeme|díky|předem děkuji|děkuji předem|moc děkuji|hezký den|pěkný den|krásný den|hezký víkend|mějte se hezky|zdraví|ďakujem|ďakujem vopred|pekný deň|vopred ďakujem|hvala|hvala lepa|hvala vam|hvala lijepa|hvala unaprijed|lp|lijep pozdrav|srdačno|pozz|vse dobro',
  ),
  ...lines(
    'köszönöm|köszönöm szépen|köszi|előre is köszönöm|szép napot|minden jót|mulțumesc|vă mulțumesc|mulțumesc mult|multumesc|mulțumim|cu respect|cu drag|cu prietenie|o zi bună|o zi frumoasă|toate cele bune|numai bine|teşekkürler|teşekkür ederim|teşekkür ederiz|teşekkür ediyorum|iyi çalışmalar|iyi günler|kolay gelsin|selamlar',
  ),
  ...lines(
    'ευχαριστώ|ευχαριστώ πολύ|σας ευχαριστώ|благодаря|благодаря предварително|поздрави|дякую|дуже дякую|з найкращими побажаннями|гарного дня|спасибо|большое спасибо|заранее спасибо|благодарю|всего доброго|хорошего дня|до встречи|до свидания',
  ),
])

const STARTS = lines(
  'bis zum |bis nächste |bis kommenden |einen schönen |schönen tag|schönen abend|schöne woche|schönes wochenende|ein schönes |eine schöne |beste wünsche|mit den besten wünschen|mit besten empfehlungen|freundlich grüßt|es grüßt|merci d’avance |merci par avance |bien à |très bonne |dans l’attente de |quedo a la espera|quedo atent|quedamos a la espera|a la espera de |que tenga|que tengas|que pases|te deseo |le deseo |in attesa di |resto in attesa|rimango in attesa|ti ringrazio|la ringrazio|vi ringrazio|ik hoor graag|ik kijk uit naar|een fijne |nog een |fijne |aguardo |fico a aguardar|fico no aguardo|no aguardo|tenha um |tenha uma |tem um bom|życzę |czekam na odpowiedź|miłego |ha en |ha ein |ha et |hav en |god dag|fortsatt trevlig|ser fram emot|hyvää |mukavaa |s přáním |přeji |s prianím |želim |lep dan|szép |további szép |o zi |iyi bir ',
)

/** Beginnings of short lines that wish or thank, by first word: “Einen schönen Tag noch”, “Merci d’avance pour …”. */
export const CLOSING_STARTS: ReadonlyMap<string, readonly string[]> = Map.groupBy(STARTS, firstOf)

/** Abbreviations that a name may follow without a comma: “LG Anna”, “Mvh Lars”. */
export const CLOSING_SHORT: ReadonlySet<string> = new Set(
  'lg vg bg glg mfg mvg mvh lp üdv kh vh gr ciao danke merci gracias grazie bedankt tack tak takk kiitos díky dzięki hvala'.split(
    ' ',
  ),
)
