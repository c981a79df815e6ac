/** What fraud asks for and what it promises, by the words of the languages a mail can be in. */

/** Words that name a matter, and words by which a source speaks of it or of something that shares its word. */
interface Matter {
  says: RegExp
  given: RegExp
}

const matter = (says: RegExp, also?: RegExp): Matter => ({
  says,
  given: also ? new RegExp(`${says.source}|${also.source}`, 'iu') : says,
})

const MATTERS: readonly Matter[] = [
  matter(
    /pass ?word|\bpasswor[dt]|kennwort|mot de passe|contraseñ|clave de acceso|\bsenhas?\b|palavra-passe|wachtwoord|hasł[oa]|lösenord|adgangskode|\bpassord|salasan|парол|\bşifre|\bparola|密码|密碼|パスワード|비밀번호|كلمة (?:ال)?(?:مرور|سر)|סיסמ|पासवर्ड/iu,
  ),
  matter(
    /\biban\b|\bbic\b|\bbank(?:en|konto|verbindung|daten)?\b|\w*konto(?:s|nummer|daten)?\b|cuenta bancaria|compte bancaire|conto (?:corrente|bancario)|tilinumero|сч[её]т|hesap numara|银行|銀行|口座|은행|계좌|حساب بنكي|حساب مصرفي|בנק|बैंक/iu,
    /account|invoice|bill\b|bench|swift|discount|skonto/iu,
  ),
  matter(
    /credit card|debit card|gift card|kreditkart|gutscheinkart|geschenkkart|carte (?:bancaire|de crédit|cadeau)|tarjeta de (?:crédito|débito|regalo)|carta di credito|carta regalo|cartão de|creditcard|cadeaubon|kart[aęy] (?:kredytow|podarunkow)|kreditkort|presentkort|luottokort|lahjakort|кредитн\w+ карт|подарочн\w+ карт|kredi kart|hediye kart|信用卡|礼品卡|クレジットカード|ギフトカード|신용카드|بطاقة (?:ال)?ائتمان|כרטיס אשראי|क्रेडिट कार्ड/iu,
  ),
  matter(/bitcoin|\bcrypto|\bkrypto|criptomon|\bwallet\b|биткоин|比特币|ビットコイン|비트코인|بيتكوين/iu),
  matter(
    /überweis|\bvirements?\b|\bbonifico|\boverboek|\bprzelew|\böverföring(?:en)? (?:av|till)|\boverførsel|\btilisiirt|перев(?:од|ед)\w* (?:денег|средств|деньги|на сч)|\bhavale\b|transferencia (?:bancaria|a (?:nuestra|la|su) (?:nueva )?cuenta)|转账|轉帳|振込|송금|تحويل (?:مصرفي|بنكي|الأموال)|העברה בנקאית/iu,
    /transfer|\bwire|\bpay|\bsend|invoice/iu,
  ),
  matter(
    /\bkostenlos|\bgratis\b|\bgratuit|\bgratuita|\bgarantier|\bgaranti[ez]|\bgarantiz|geld[ -]zurück/iu,
    /\bfree\b|no (?:cost|charge|fee)|complimentary|guarant|at our expense|money back|warrant/iu,
  ),
]

/** Whether a text names what fraud asks for, or promises what it promises, and its source does not. */
export const speaksOfFraud = (text: string, source: string): boolean =>
  MATTERS.some(({ says, given }) => says.test(text) && !given.test(source))
