import type { PlanLanguage } from '../time/languages/time-words.ts';

/**
 * Greetings, thanks and calls for help that are whole messages: lower case, without accents and punctuation. 'Hallo' is a
 * word of two languages.
 */
export const GREETING_WORDS: Readonly<Record<PlanLanguage, string>> = {
  nl: 'hallo|hoi|hai|dag|goede ?morgen|goeie ?morgen|goede ?middag|goede(?:n| )?avond|goeie(?:n)?dag|goedendag|welterusten|hulp|dank (?:je|u)(?: wel)?|dankjewel|bedankt|doei|doeg|tot ziens',
  de: 'hallo|moin(?: moin)?|servus|gruss (?:gott|dich)|gruezi|guten (?:morgen|tag|abend)|gute nacht|hilfe|hilf mir|danke(?: schon| sehr| dir)?|vielen dank|tschuss|auf wiedersehen',
  fr: 'bonjour|bonsoir|salut|coucou|bonne nuit|aide(?: moi)?|aidez moi|(?:a l )?aide|au secours|merci(?: beaucoup)?|au revoir',
  es: 'hola|buenas|buenos dias|buenas (?:tardes|noches)|ayuda(?:me)?|(?:muchas )?gracias|adios',
  it: 'ciao|salve|buongiorno|buonasera|buonanotte|aiuto|aiutami|grazie(?: mille)?|arrivederci',
  pt: 'ola|oi|bom dia|boa (?:tarde|noite)|ajuda(?: me)?|ajude me|me ajuda|(?:muito )?obrigad[oa]|tchau',
};
