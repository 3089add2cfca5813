/** Card and account numbers, which have check digits. */

export const CARD = /(?<![\w.-])(?:\d[ -]?){12,18}\d(?![.-]?\w)/g;
export const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;

/** Test card numbers from the documentation of payment providers. */
const TEST_CARDS = new Set([
  '4242424242424242',
  '4111111111111111',
  '4000056655665556',
  '5555555555554444',
  '5105105105105100',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '4012888888881881',
  '4000000000000002',
]);

/** Checks the check digit of a card number (ISO/IEC 7812). */
const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

export const isCard = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '');
  // The numbers that card issuers give out, by their first digits and length.
  const isIssued =
    /^(?:4\d{12}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|3[068]\d{12})$/.test(digits);
  return (
    isIssued &&
    !TEST_CARDS.has(digits) &&
    !/^40000{8}/.test(digits) &&
    !/^(\d)\1+$/.test(digits.slice(1)) &&
    passesLuhn(digits)
  );
};

/** Account numbers from the documentation of the standard and of banks. */
const EXAMPLE_IBANS = new Set([
  'DE89370400440532013000',
  'DE02120300000000202051',
  'GB29NWBK60161331926819',
  'GB82WEST12345698765432',
  'GB33BUKB20201555555555',
  'FR1420041010050500013M02606',
  'FR7630006000011234567890189',
  'NL91ABNA0417164300',
  'NL02ABNA0123456789',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'PT50000201231234567890154',
  'BE68539007547034',
  'CH9300762011623852957',
  'AT611904300234573201',
]);

/** Checks the check digits of an account number (ISO 13616). */
export const isIban = (text: string): boolean => {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34 || EXAMPLE_IBANS.has(plain)) return false;
  let remainder = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
};
