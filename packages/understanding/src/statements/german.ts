import { buildLexicon } from './phrases.ts';

export const german = buildLexicon({
  language: 'de',
  firstPerson: 'ich|wir|mich|mein (?:ziel|plan|traum|vorsatz)',
  negations: '(?:will|möchte|werde|muss|habe|plane|wollen|möchten) (?:[\\p{L}]+ ){0,3}(?:nicht|kein|keine|keinen|nie)',
  questionOpeners:
    'was|wie|wer|wo|wann|warum|wieso|welche[rsnm]?|ist|sind|kann|kannst|könntest|können|soll|sollte|sollen|darf|muss|gibt|erkläre?|zeige?|nenne?|wenn ich|falls ich|ob ich',
  requestMarkers:
    'fasse|zusammenfassen|zusammenfassung|übersetze?n?|korrigiere?n?|verbessere?n?|formuliere|umformulieren|überarbeite|kürze|analysiere|folgende[rsnm]?|unten|hier ist|hier sind|anbei',
  fictionOpeners:
    '(?:bitte )?(?:schreibe?|verfasse|erstelle|übersetze|spiele?|stell dir vor|tu so|handle als|agiere|generiere|formuliere|du bist|setze fort)|(?:kannst|könntest) du (?:mir )?(?:bitte )?(?:einen|eine|ein) [^.?!]{0,60}(?:schreiben|verfassen|erstellen)',
  clauseBreaks:
    'aber|weil|denn|damit|sodass|obwohl|und (?:ich|wir|was|wie|möchte|will|brauche|suche|weiß)|was|wie|wo|wann|kannst|könntest|welche[rs]?|worauf|hast|gibt|bitte',
  danglingWords:
    'ein|eine|einen|einem|einer|der|die|das|den|dem|und|oder|mit|für|von|zu|in|im|an|am|auf|bei|nach|mein|meine|meinen|ich|sehr|auch',
  done: '(?:ich|wir) (?:habe|haben|bin|sind) ([^.!?\\n]{3,90}? (?:abgeschlossen|fertiggestellt|gekauft|gebucht|bezahlt|geschickt|abgeschickt|eingereicht|veröffentlicht|verkauft|gekündigt|umgezogen|bestanden|erledigt|eröffnet|gelernt|zurückgegeben|angerufen))',
  plans:
    '(?:ich|wir) (?:planen?|beabsichtigen?|überlegen?|überlege mir|erwägen?|haben? vor|haben? beschlossen|habe mich entschieden|habe mich entschlossen|spiele mit dem gedanken)|(?:ich|wir) (?:bin|sind) dabei|mein (?:ziel|plan|traum|vorsatz) (?:für [\\p{L}\\d ]{3,20} )?ist(?: es)?',
  wishes:
    '(?:ich|wir) (?:möchten?|will|wollen|wollte|würden? (?:so |sehr )?gerne?|werden?)(?: (?:gerne?|unbedingt|endlich|wirklich|auch|irgendwann|bald|dieses jahr|nächstes jahr))*',
  lasting:
    'lernen|eröffnen|gründen|bauen|renovieren|umbauen|kaufen|verkaufen|ziehen|umziehen|auswandern|reisen|besuchen|abnehmen|sparen|abbezahlen|investieren|studieren|promovieren|werden|wechseln|heiraten|adoptieren|laufen|trainieren|aufhören|kündigen|veröffentlichen|organisieren|beginnen|anfangen|bewerben|machen lassen|starten',
  isVerbLast: true,
  promises:
    'ich (?:habe|hab) (?:[\\p{L}]+ ){1,4}(?:versprochen|zugesagt)|ich habe versprochen|ich habe zugesagt|ich habe (?:[\\p{L}]+ ){1,3}gesagt, dass ich',
  duties:
    '(?:ich|wir) (?:muss|müssen|sollten?|darf nicht vergessen)(?: (?:noch|unbedingt|dringend|bald|auch|heute|morgen))*',
  errands:
    'anrufen|bezahlen|überweisen|zahlen|buchen|kündigen|stornieren|zurückgeben|abgeben|einreichen|abholen|schicken|antworten|entschuldigen|anmelden|vereinbaren|erneuern|verlängern|bedanken|einladen|zurückrufen|schreiben',
  dutyContext:
    'mutter|mama|vater|papa|eltern|schwester|bruder|frau|mann|partner(?:in)?|freund(?:in)?|sohn|tochter|kinder|oma|opa|tante|onkel|chef(?:in)?|kollege|kollegin|lehrer(?:in)?|arzt|ärztin|zahnarzt|vermieter(?:in)?|bank|versicherung|anwalt|steuerberater(?:in)?|schule|kunden?|miete|steuern?|steuererklärung|rechnung|pass|führerschein|bewerbung|formular|hausarbeit|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|wochenende|nächste woche|bis',
  worries:
    'ich (?:mache|mach) mir (?:[\\p{L}]+ ){0,3}(?:sorgen|gedanken)(?: um| wegen| über| darüber)?|ich habe (?:[\\p{L}]+ ){0,2}angst(?: vor| um| davor| dass)?|ich bin (?:[\\p{L}]+ ){0,2}(?:gestresst|überfordert|besorgt|verzweifelt|nervös|unsicher)(?: wegen| über| von| mit)?|mich (?:belastet|stresst|beunruhigt)|ich fühle mich (?:[\\p{L}]+ ){0,2}(?:überfordert|gestresst|einsam|ausgebrannt)(?: wegen| von| mit| bei)?|ich komme nicht (?:klar|zurecht) mit|ich kämpfe mit',
  regular:
    'jeden (?:tag|morgen|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|jede (?:woche|nacht)|täglich|wöchentlich|regelmäßig|öfter|(?:einmal|zweimal|dreimal) (?:am tag|pro tag|die woche|pro woche|in der woche)|früher aufstehen|früher ins bett',
  habits:
    'mit dem rauchen aufhören|mehr sport (?:machen|treiben)|gesünder essen|mich gesünder ernähren|besser schlafen|mehr lesen|mehr wasser trinken|weniger [\\p{L} ]{3,30} (?:essen|trinken|rauchen)',
  secondPerson: {
    ich: 'du',
    mich: 'dich',
    mir: 'dir',
    mein: 'dein',
    meine: 'deine',
    meinen: 'deinen',
    meinem: 'deinem',
    meiner: 'deiner',
    meines: 'deines',
    uns: 'euch',
    wir: 'ihr',
    unser: 'euer',
    unsere: 'eure',
    unseren: 'euren',
    unserem: 'eurem',
    unserer: 'eurer',
  },
  // 'ein Café zu eröffnen' becomes 'ein Café eröffnen'; two such phrases joined by 'und' ('and') stay unchanged.
  fixGrammar: (text) =>
    text.includes(' und ')
      ? text
      : text
          .replace(/ zu (?=\p{Ll}+$)/u, ' ')
          .replace(/(?<= (?:ab|an|auf|aus|ein|um|vor|zurück|mit|nach|los|weg))zu(?=\p{Ll}+en$)/u, '')
          .replace(/^(?:daran|darüber|davon|dafür|es)[ ,]+/u, ''),
});
