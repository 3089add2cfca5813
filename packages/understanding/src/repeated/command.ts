const COMMAND =
  /^(?:write|draft|compose|create|generate|make|turn|rewrite|rephrase|reply|respond|answer|summari[sz]e|translate|proofread|correct|improve|shorten|explain|convert|format|design|plan|prepare|suggest|list|review|check|extract|schreibe?|verfasse|erstelle|formuliere|übersetze|korrigiere|fasse|erkläre?|écris|rédige|traduis|corrige|résume|explique|escribe|redacta|traduce|resume|explica|scrivi|traduci|correggi|riassumi|spiega|escreva|traduza|corrija|resuma|schrijf|vertaal|verbeter|vat)(?!\p{L})/iu;

/** Whether a sentence starts with a command to produce something: people often reuse such requests. */
export const isCommand = (sentence: string): boolean => COMMAND.test(sentence);
