/** 'TypeError: x is undefined', the last line of a program's output. */
const ERROR_LINE = /^.{0,60}?\b((?:[A-Z]\w*)?(?:Error|Exception)\b(?:: ?[^\n]{3,80})?)/m;

/** A clause that already names an error says more than the program's message: 'Error when I build the app'. */
export const NAMES_ERROR = /^(?:an? )?(?:error|exception(?! in thread)|fehler|erreur|erro|errore|fout)/i;
/** The message of a program: 'npm ERR! unable to resolve …', 'ERROR 1045 (28000): Access denied …'. */
const ERROR_MESSAGE =
  /(?:^|\n)[^\n]{0,40}?(?:\bERR!|\b(?:ERROR|Error|error|FATAL|fatal|Fehler|Erreur|Erro|Errore)\b(?: \d{1,5})?(?: \([^)\n]{1,12}\))?(?: response from \w{3,20})?(?:\[\w{1,12}\])?:) (?!code )([^\n]{8,160})/;

/** The error that a program's output names: 'NullPointerException' of 'Exception in … java.lang.NullPointerException'. */
export const errorIn = (plain: string): string | undefined => {
  const named = /\b(?:[a-z]\w*\.)+([A-Z]\w*(?:Exception|Error)\b(?:: ?[^\n]{3,80})?)/.exec(plain)?.[1];
  const found = named ?? ERROR_LINE.exec(plain)?.[1];
  return found === undefined || /^(?:Error|Exception)$/.test(found) ? undefined : found;
};

/** The last cause in a long message: 'address already in use' of 'listen tcp4 0.0.0.0:5432: bind: address already …'. */
const lastCause = (message: string | undefined): string | undefined => {
  const last = message?.split(': ').at(-1) ?? '';
  return message !== undefined && message.length > MAX_MESSAGE && last.split(' ').length >= 3 ? last : message;
};
const MAX_MESSAGE = 90;

/** The output of a program about an error, with or without the error's name. */
export const errorMessageIn = (plain: string): string | undefined =>
  errorIn(plain) ?? lastCause(ERROR_MESSAGE.exec(plain)?.[1]);
