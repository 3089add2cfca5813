/** Verbs of requests as they begin a sentence, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
const VERBS = `write draft compose create generate make turn rewrite rephrase paraphrase reply respond answer summari[sz]e
  translate proofread correct improve shorten explain convert format design plan prepare suggest list review check
  extract give help tell show find fix debug edit compare describe define analy[sz]e recommend brainstorm outline
  simplify expand add remove change calculate compute solve implement develop build invent propose provide act
  continue update classify prove derive construct share predict estimate complete rank choose select determine demonstrate narrate speak introduce illustrate state elaborate transform draw craft structure evaluate critique identify discuss name count sort polish adapt optimi[sz]e
  refactor organi[sz]e set schreibe? verfasse erstelle? formuliere? übersetze? korrigiere? fasse erkläre? gib
  nenne? zeige? prüfe überprüfe hilf mach such finde verbessere? entwirf plane berechne analysiere beschreibe
  vergleiche écris rédige traduis corrige résume explique donne fais crée génère aide trouve améliore analyse
  décris prépare vérifie reformule calcule liste escribe redacta traduce resume explica crea genera haz da dame
  ayuda busca mejora analiza compara prepara revisa calcula reescribe propon scrivi traduci correggi riassumi
  spiega fai dammi aiuta trova migliora analizza confronta descrivi controlla calcola riscrivi proponi suggerisci
  escreva escreve traduza corrija resuma crie gere faça ajude encontre melhore analise descreva revise reescreva
  sugira schrijf vertaal verbeter vat maak geef zoek vind bedenk leg controleer vergelijk beschrijf bereken
  analyseer herschrijf stel monte elabore elabora élabore indique indica monta resuelve risolvi resolva`;
const COMMAND = new RegExp(String.raw`^(?:${VERBS.split(/\s+/).join('|')})(?!\p{L})`, 'iu');

/** Whether a sentence starts with a command to produce something: people often reuse such requests. */
export const isCommand = (sentence: string): boolean => COMMAND.test(sentence);
