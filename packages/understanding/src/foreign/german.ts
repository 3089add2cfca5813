import type { Cues } from './cues.ts';

export const german: Cues = {
  reminder:
    'erinnere? (?:mich|uns)|mich .{0,60}(?:zu )?erinnern|weck(?:e)? (?:mich|uns)|(?:stell|stelle|setz|setze) (?:mir )?(?:bitte )?(?:einen )?(?:wecker|alarm|erinnerung)|erinnerung:|wecker (?:auf|um|für)',
  task: '(?:füge?|setz|setze|schreib|schreibe|pack) .{1,80} (?:auf|zu|in) (?:meine|die|meiner|der) (?:to-?do-?liste|aufgabenliste|aufgaben)|(?:neue )?aufgabe:|to-?do:',
  schedule:
    '(?:trage?|füge?|setze?|plane?|leg|lege|notiere?|blocke?|blockiere?|reserviere?|vereinbare?|mach|mache|erstelle?) .{0,100}(?:ein|hinzu|an|fest|kalender|termin|meeting|besprechung|treffen|für .{2,})|(?:kannst|könntest) du .{0,100}(?:eintragen|notieren|planen|blocken|anlegen)|neuer termin|termin:',
  duty: '(?:ich|wir) (?:muss|müssen|soll|sollen|sollte|sollten)|(?:muss|müssen|sollte|sollten) (?:ich|wir)|zu erledigen',
  dontForget:
    '(?:nicht (?:zu )?vergessen|vergiss (?:bitte )?nicht|denke? (?:bitte )?(?:daran|dran)|unbedingt daran denken)',
  firstPerson: 'ich|wir|mich|uns|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|unseren|unserer|mir',
  eventNouns:
    'termin|treffen|besprechung|meeting|sitzung|konferenz|vorstellungsgespräch|gespräch|telefonat|anruf|call|mittagessen|abendessen|frühstück|essen|brunch|kaffee|flug|zug|party|feier|geburtstag|hochzeit|beerdigung|kurs|unterricht|stunde|vorlesung|seminar|prüfung|klausur|spiel|training|konzert|aufführung|probe|abend|untersuchung|impfung|zahnarzt|arzt|physiotherapie|massage|friseur|werkstatt|reise|urlaub|umzug|lieferung|besuch|besichtigung|vortrag|präsentation|workshop|yoga|kino|theater|oper|gottesdienst|grillen|fest|frist',
  scheduledVerbs:
    'heirat(?:et|en)|komm(?:t|en|e)|fähr?t|fahren|flieg(?:t|en|e)|landet|treffen|reis(?:t|en|e)|besuch(?:t|en)|zieh(?:t|en)|liefert|beginnt|fängt an',
  hasCompoundNouns: true,
  questionOpeners:
    'was|wie|wer|wem|wen|wo|wohin|woher|wann|warum|wieso|weshalb|welche[rsnm]?|ist|sind|war|hat|haben|gibt|soll|sollte|kann (?:ich|man)|darf|muss (?:ich|man) .{0,80}\\?|zeige?|erkläre?|nenne?|sag mir|finde|suche?',
  pastWords:
    'gestern|vorgestern|war|waren|hatte|hatten|wurde|wurden|ging|kam|fand .{1,40} statt|letzte[nrms]?|vergangene[nrms]?|vorige[nrms]?|damals|früher|starb|begann|endete',
  cancellations:
    '(?<!vergiss )(?<!vergiss bitte )nicht(?! (?:zu )?vergessen)|kein|keine|keinen|abgesagt|fällt aus|absagen|sag(?:e)? .{1,60} ab|streiche?|lösche?|storniere?|verschiebe?',
  hypotheticals: 'wenn|falls|vielleicht|eventuell|angenommen|stell dir vor|würde|könnte(?!st)|wäre|hätte',
  textRequests:
    '(?:bitte )?(?:schreibe?|verfasse|formuliere|übersetze?|korrigiere?|verbessere?|fasse?|dichte|erfinde|tu so|spiele?|stell dir vor)|(?:kannst|könntest) du .{0,80}(?:schreiben|verfassen|formulieren|übersetzen|korrigieren)',
  otherPeople:
    '(?:er|sie|es|man)|(?:mein|meine|der|die|unser|unsere) (?:nachbar(?:in|n)?|chef(?:in)?|kollegen?|kollegin|bruder|schwester|freund(?:in)?|vermieter(?:in)?|lehrer(?:in)?|mitbewohner(?:in)?)',
  openingHours: 'öffnet|schließt|schließen|öffnen|geöffnet|geschlossen|offen|öffnungszeiten',
  titlePrefixes:
    '(?:bitte|hey|hallo|also|und|ok|dann)|(?:kannst|könntest) du(?: mir)?(?: bitte)?(?: für)?|erinnere? (?:mich|uns)(?: bitte)?|(?:denke? (?:bitte )?(?:daran|dran),? )?mich(?= .{1,80}erinnern$)|daran|vergiss (?:bitte )?nicht|nicht vergessen|denke? (?:bitte )?(?:daran|dran)|weck(?:e)? (?:mich|uns)|(?:trage?|füge?|setze?|plane?|lege?|notiere?|blocke?|blockiere?|reserviere?|vereinbare?|erstelle?|mache?)(?: mir| uns)?(?: bitte)?|(?:ich|wir) (?:habe?n?|muss|müssen|sollte|soll)(?: noch)?|(?:habe?|haben|muss|müssen) (?:ich|wir)|an (?:den|die|das)|(?:am|um|bis|für|an|zu|zur|zum)(?= (?:ein|eine|einen|die|das|den|der|dem)? ?\\p{L})|ein|eine|einen|einem|neuer termin:?|termin:|aufgabe:|to-?do:',
  titleSuffixes:
    'ein|an|hinzu|fest|eintragen|notieren|planen|blocken|anlegen|(?:zu )?erinnern|ist|sind|am|um|bis|von|für|und|bitte|in (?:den|meinen) kalender|auf (?:meine|die) .{2,20}liste',
  // 'Die Miete zu überweisen', 'Oma anzurufen' become 'Die Miete überweisen', 'Oma anrufen'.
  fixGrammar: (title) =>
    title
      .replace(/ zu (?=\p{Ll}+n$)/u, ' ')
      .replace(
        /(?<=(?:^| |raus|rein|hin|her)(?:ab|an|auf|aus|ein|um|vor|zurück|mit|nach|los|weg|raus|rein|her|hin|fertig)?)zu(?=\p{Ll}{2,}en$)/u,
        '',
      ),
};
