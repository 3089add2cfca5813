import type { CommandWords } from './command-words.table.ts';

/**
 * Orders that add one more thing without naming a list, with the group `body`, by language: lower case, without accents.
 * Only the assistant reads them, as 'add also a sentence about …' is said of texts.
 */
export const ALSO_WORDS: Readonly<Record<CommandWords['language'], readonly string[]>> = {
  en: [
    '(?:add|put|include|note|write)(?: down)?(?: to (?:it|that|this|them))?,? (?:also|as well|too|another one|one more)[:,–-]? BODY',
    '(?:also|and) (?:add|put down|note(?: down)?|include)[:,–-]? BODY',
    '(?:add|put|note) (?:down )?BODY,? (?:too|as well|to (?:it|that|them))',
    '(?:one|another) more(?: thing)?(?: to add)? ?[:–-] ?BODY',
  ],
  nl: [
    '(?:zet|schrijf|voeg|noteer|doe)(?: er| daar)?(?: ook| nog| ook nog)*(?: (?:er)?bij| aan toe| toe)?(?<= ook| nog| bij| toe) ?[:,–-]? BODY(?: (?:erbij|daarbij|toe|er ?bij|aan toe))?',
    '(?:zet|schrijf|voeg|noteer|doe) (?:er )?BODY (?:er ook bij|erbij|er nog bij|daarbij|eraan toe|ook toe|nog toe)',
    '(?:en )?(?:ook|nog een|nog iets) ?: ?BODY',
  ],
  de: [
    'fuge?(?: bitte)? (?:noch|auch|ausserdem|außerdem)(?: noch)? (?:hinzu|dazu) ?[:,–-] ?BODY',
    'fuge?(?: bitte)? (?:noch|auch|ausserdem|außerdem)(?: noch)? BODY (?:hinzu|dazu)',
    '(?:schreib|schreibe|setz|setze|notier|notiere|pack|packe|trag|trage)(?: mir| bitte)* (?:noch|auch|ausserdem|außerdem)(?: noch)? BODY (?:dazu|auf|drauf|ein|mit drauf)',
    '(?:schreib|schreibe|setz|setze|notier|notiere|nimm)(?: mir| bitte)* (?:noch|auch)(?: noch)?(?: dazu| auf| drauf)? ?[:,–-] ?BODY',
    '(?:und )?(?:ausserdem|außerdem|auch noch|noch etwas|noch was) ?: ?BODY',
  ],
  fr: [
    '(?:r?ajoute|note|mets|inscris)(?:[- ](?:y|moi))?(?: (?:aussi|encore|egalement|en plus))+ ?[:,–-]? ?BODY',
    '(?:r?ajoute|note|mets)(?:[- ](?:y|moi))? BODY,? (?:aussi|egalement|en plus)',
    '(?:et )?(?:aussi|encore une chose|autre chose) ?: ?BODY',
  ],
  es: [
    '(?:anade|agrega|apunta|pon|anota|suma)(?:le|me)? (?:tambien|ademas) ?[:,–-]? ?BODY',
    '(?:tambien|ademas),? (?:anade|agrega|apunta|pon|anota)(?:me)? ?[:,–-]? ?BODY',
    '(?:y )?(?:tambien|una cosa mas|otra cosa) ?: ?BODY',
  ],
  it: [
    '(?:aggiungi|metti|segna|annota|scrivi)(?:ci|mi)? (?:anche|pure|inoltre) ?[:,–-]? ?BODY',
    '(?:e )?(?:anche|inoltre|un’altra cosa|un.altra cosa) ?: ?BODY',
  ],
  pt: [
    '(?:adiciona|acrescenta|junta|poe|anota|mete|coloca)(?:-lhe|-me)? (?:tambem|ainda|mais) ?[:,–-]? ?BODY',
    '(?:tambem|ainda),? (?:adiciona|acrescenta|poe|anota) ?[:,–-]? ?BODY',
    '(?:e )?(?:tambem|mais uma coisa|outra coisa) ?: ?BODY',
  ],
};

/** Parts of a text, a program or a table, which are not tasks: 'add also a paragraph on the costs'. */
export const PART_OF_TEXT =
  /(?<!\p{L})(?:sentences?|paragraphs?|sections?|chapters?|examples?|slides?|footnotes?|intro\p{L}*|conclusion|headings?|titles?|columns?|rows?|tests?|comments?|functions?|parameters?|fields?|buttons?|zin(?:nen)?|alinea(?:'s)?|paragra\p{L}*|voorbeeld\p{L}*|hoofdstuk\p{L}*|kolom\p{L}*|satz|satze|absatz\p{L}*|abschnitt\p{L}*|beispiele?|kapitel|spalten?|folien?|phrases?|exemples?|chapitres?|colonnes?|diapositiv\p{L}*|frases?|parrafos?|ejemplos?|capitul\p{L}*|columnas?|secci\p{L}*|frasi|esempi\p{L}*|capitol\p{L}*|colonn\p{L}*|paragraf\p{L}*|exemplos?|colunas?|sec\p{L}+o)(?!\p{L})/u;
