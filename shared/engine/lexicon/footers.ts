/** Boilerplate of bulk mail and companies, by words and numbers that stand in footers and hardly anywhere else. */
import { unicode, unicodeWith } from '../unicode.ts'

/** Words of a way out, which a paragraph may be about as well. */
export const WAY_OUT = /\bunsubscribe\b|\bopt[- ]out\b/i
/** The same as an offer. */
export const WAY_OUT_OFFERED =
  /(?:^|[.!?|·\n]\s*|\b(?:to|can|may|click|or|here|please|simply|just) )(?:unsubscribe|opt[- ]out)\b|\b(?:unsubscribe|opt[- ]out) (?:link|here|at any)/i

/** English: disclaimers, "view in browser". */
export const FOOTER =
  /take me off|to stop (?:getting|receiving)|stop (?:getting|receiving) these|manage (?:your )?(?:email |e-mail |subscription |notification |communication )?(?:preferences|subscription|settings)|update (?:your )?preferences|view (?:this |it |the )?(?:email |e-mail |message |newsletter )?(?:in (?:an? |the |your )?(?:web |internet )?browser|online|on the web)|you(?:'|’)?(?:re| are) (?:receiving|getting) this|you get this (?:(?:e-?mail|letter|message|newsletter) )?because|you received this|this (?:e-?mail|message|newsletter) (?:was|has been) sent|sent to you by|all rights reserved|registered (?:charity|nonprofit|company)|©|\(c\) ?20\d\d|registered (?:in|office|address)|privacy policy|(?:e-?mail|message) and any (?:attachments?|files)|confidential(?:ity notice| and intended| and may)|if you are not the intended|sent from my (?:iphone|phone|ipad|android)/i

/** Postcodes, German streets and registers: capitals tell them from words, as `EIN` from the German “ein”. */
export const hasFooterNumbers = (text: string): boolean =>
  unicode`\b[A-Z]{2},? \d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\b(?:EIN|ABN|ACN|HRB|HRA|USt-?Id|UID|SIRET|SIREN|RCS|CIF|NIF|NIPC|KvK|KVK|KRS|NIP|REGON|CVR|IČO|IČ|BTW|TVA|TVA Intracommunautaire|P\.? ?IVA|C\.?F)\b[^\d\n]{0,24}\d|\b\p{Lu}[\p{L}.-]{0,30}(?:str\.|straße|strasse|platz|weg|allee|gasse) \d{1,4}[a-z]?, (?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}`.test(
    text,
  )

/** The same lines as the English ones in the other languages of Europe. */
export const isFooterAbroad = (text: string): boolean =>
  unicodeWith(
    'iu',
  )`abmelden|abbestell|austragen|\bim browser (?:ansehen|anzeigen|öffnen|betrachten)|online[- ]ansicht|sie erhalten (?:diese|diesen|unseren) (?:e-?mail|mail|newsletter|nachricht)|\bimpressum\b|handelsregister|amtsgericht\s\p{Lu}|\bgeschäftsführ(?:er|erin|ung|ende)?:|vorstand:|aufsichtsrat|datenschutz(?:erklärung|hinweise)|diese (?:e-?mail|nachricht) (?:enthält|kann vertrauliche)|von meinem (?:iphone|ipad|handy|mobiltelefon)|d[ée]s(?:inscri|abonn)|vous recevez (?:ce|cet|cette) |dans (?:votre|un) navigateur|mentions légales|politique de confidentialité|ce (?:message|courriel|mail) (?:et ses|est confidentiel|peut contenir)|envoyé (?:de|depuis) mon |darse de baja|dar(?:te|me|se)? de baja|date de baja|cancelar (?:la|su|tu|a|sua) (?:suscripción|inscrição|subscrição|assinatura)|anular (?:la|su|tu|a) su[sb]scri|recibe(?:s)? este (?:correo|mensaje|e-?mail|boletín)|aviso legal|política de privaci?da|este (?:correo|mensaje) (?:electrónico )?(?:y|puede|contiene|es confidencial)|enviado desde mi|disiscri|annulla(?:re)? l[’']iscrizione|cancella(?:re)? l[’']iscrizione|cancellarti|ricevi questa (?:e-?mail|newsletter)|informativa (?:sulla )?privacy|inviato da(?:l mio)? iphone|afmelden|uitschrijven|u ontvangt de(?:ze|nieuws)|je ontvangt de(?:ze|nieuws)|privacyverklaring|in (?:uw|je) browser|descadastr|remover (?:meu|seu) e-?mail|recebe(?:u)? est[ea] (?:e-?mail|mensagem)|enviado do meu|wypisz|wypisać się|zrezygn(?:uj|ować) z (?:subskrypcji|newslettera|otrzymywania)|rezygnacja z|otrzymuj(?:esz|ą państwo) (?:tę|ten|tego|tą)|polityk[aię] prywatności|wysłane z (?:iphone|mojego)|avprenumerera|avregistrera|avsluta (?:din )?prenumeration|du får det här (?:mejlet|brevet|nyhetsbrevet)|afmeld|frameld|du modtager denne|avmeld|meld deg av|du mottar denne|personvern|privatlivspolitik|integritetspolicy|skickat från min|sendt fra min|peruuta (?:tilaus|uutiskirje)|tietosuoja(?:seloste|käytäntö)|odhlásit (?:se|odběr)|odhlásiť|leiratkoz|adatvédelmi|dezabon|politica de confidențialitate|abonelikten|aboneliği|odjav(?:a|ite) se|διαγραφή από|απεγγραφή|отписа|відписа|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|alle rechten voorbehouden|todos os direitos reservados|wszelkie prawa zastrzeżone`.test(
    text,
  )
