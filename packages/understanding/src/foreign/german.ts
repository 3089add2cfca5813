import type { Cues } from './cues.ts';

export const german: Cues = {
  reminder:
    'denke? (?:(?:mal|bitte|doch) ){0,2}für mich (?:dran|daran)|gib mir .{0,30}(?:bescheid|ein zeichen|einen schubs|einen stups|laut)|(?:stups|schubs|pieps?) (?:mich|mal)|sag mir .{0,40}bescheid|mach mir .{0,20}(?:wecker|alarm)|erinnern ?:|(?:bitte |gern |gerne |daran |dran )erinnern|anstupsen|erinnere?n? (?:sie )?(?:mich|uns)|mich .{0,60}(?:zu )?erinnern|weck(?:e)? (?:mich|uns)|(?:stell|setz|trag|mach)e? (?:mir )?(?:was|etwas) .{2,50} damit (?:ich|wir)|(?:stell|stelle|setz|setze) (?:mir )?(?:bitte )?(?:einen |eine )?(?:wecker|alarm|erinnerung|meldung|benachrichtigung)|erinnerung:|(?:reminder|erinnerung|wecker) (?:setzen|stellen|anlegen)|wecker (?:auf|um|für)|(?:sag|sage|gib) mir .{0,40}bescheid|hilf mir .{0,20}(?:dran|daran) zu denken|schick(?:e)? mir .{0,30}erinnerung|lass mich nicht vergessen|erinnert werden|(?:erinnerung|reminder|wecker) (?!an )[^:.!?]{2,30}:',
  reminderNoun: '(?:erinnerung|wecker|alarm|reminder|timer|weckruf)(?! (?:an)(?![\\p{L}]))',
  task: '(?:noch )?(?:zu erledigen|zu tun)(?: bis [^:]{2,24})? ?:|auf (?:meine|die) liste ?[:–-]|(?:füge?|setz|setze|schreib|schreibe|pack) .{1,80} (?:auf|zu|in) (?:meine|die|meiner|der) (?:to-?do-?liste|aufgabenliste|aufgaben|einkaufsliste|liste)|(?:neue |erstelle (?:eine )?)?aufgabe ?[:,–-]|to-?do:',
  schedule:
    '(?:trage?|füge?|setze?|plane?|leg|lege|notiere?|blocke?|blockiere?|reserviere?|vereinbare?|mach|mache|erstelle?) .{0,100}(?:ein|hinzu|an|fest|kalender|termin|meeting|besprechung|treffen|für .{2,})|(?:kannst du|könntest du|können sie|könnten sie|würden sie) .{0,100}(?:eintragen|notieren|planen|blocken|anlegen|in (?:den|meinen) kalender (?:schreiben|setzen|packen|tun|nehmen))|neuer termin|termin:',
  duty: '(?:muss|müssen|soll|sollen) .{2,60} (?:raus|weg|fertig(?: sein)?|da sein|abgegeben(?: werden|sein)?|bezahlt(?: werden)?|eingereicht(?: werden)?|verschickt(?: werden)?|erledigt(?: sein| werden)?)|bis .{2,40} (?:brauche|brauchen) (?:ich|wir)|(?:ich|wir) (?:brauche|brauchen) .{2,80} bis|(?:habe|haben) .{0,20}bis .{2,40} zeit|(?:ich|wir) (?:muss|müssen|soll|sollen|sollte|sollten|darf nicht vergessen)|fällig|abgabe(?:termin|frist)?|abgeben bis|(?:muss|müssen) (?:noch|bis|unbedingt|dringend|heute|morgen)|(?:muss|müssen|sollte|sollten) (?:ich|wir)|zu erledigen|muss (?:mein|meine|meinen|meinem|den|die|das|unsere?n?) .{2,80} bis',
  dontForget:
    '(?:nicht (?:zu )?vergessen|vergiss (?:bitte )?nicht|denke? (?:bitte )?(?:daran|dran)|unbedingt daran denken)',
  firstPerson:
    'bei (?:uns|mir)|zu (?:uns|mir)|ich|wir|mich|uns|mein|meine|meinen|meinem|meiner|unser|unsere|unserem|unseren|unserer|mir',
  eventNouns:
    'versammlung|exkursion|klassenfahrt|vernissage|fußball|schwimmen|turnen|tennis|chor|tüv|blutabnahme|ultraschall|mrt|notar|steuerberater|stammtisch|ausflug|wanderung|handwerker|klempner|elektriker|orthopäde|kieferorthopäde|gynäkologe|optiker|jour fixe|standup|webinar|verhandlung|anhörung|taufe|op|operation|kontrolle|auftritt|turnier|date|verabredung|spieleabend|filmabend|musical|termin|treffen|besprechung|meeting|sitzung|konferenz|vorstellungsgespräch|gespräch|telefonat|anruf|call|mittagessen|abendessen|frühstück|essen|brunch|kaffee|flug|zug|party|feier|geburtstag|hochzeit|beerdigung|kurs|unterricht|stunde|vorlesung|seminar|prüfung|klausur|spiel|training|konzert|aufführung|probe|abend|untersuchung|impfung|zahnarzt|arzt|physiotherapie|massage|friseur|werkstatt|reise|urlaub|umzug|lieferung|besuch|besichtigung|vortrag|präsentation|workshop|yoga|kino|theater|oper|gottesdienst|grillen|fest|frist',
  scheduledVerbs:
    'heirat(?:et|en)|komm(?:t|en|e)|fähr?t|fahren|flieg(?:t|en|e)|landet|treffen|reis(?:t|en|e)|besuch(?:t|en)|zieh(?:t|en)|liefert|beginnt|fängt an',
  ownActs:
    '(?:wir|alle) (?!wollen|sollen|können|würden|hätten|wären|haben|sind|müssen|dürfen|waren|hatten|brauchen|denken|glauben|wissen|machen)\\p{Ll}{3,}(?:en|eln|ern)|(?!wollen|sollen|können|würden|hätten|wären|haben|sind|müssen|dürfen|waren|hatten|brauchen|denken|glauben|wissen)\\p{Ll}{3,}(?:en|eln|ern) wir|(?:ich|wir) (?:gehe|gehen|fahre|fahren|fliege|fliegen|ziehe|ziehen|reise|reisen|feiere|feiern|beginne|beginnen|fange|fangen|starte|starten|besuche|besuchen|treffe|treffen|mache|machen|bekomme|bekommen|kriege|kriegen|heirate|heiraten|halte|halten)|(?:gehe|gehen|fahre|fahren|fliege|fliegen|ziehe|ziehen|reise|reisen|feiere|feiern|beginne|beginnen|fange|fangen|starte|starten|besuche|besuchen|treffe|treffen|bekomme|bekommen|kriege|kriegen|heirate|heiraten|halte|halten) (?:ich|wir)',
  hasCompoundNouns: true,
  questionOpeners:
    'was|wie|wer|wem|wen|wo|wohin|woher|wann|warum|wieso|weshalb|welche[rsnm]?|ist|sind|war|hat|haben|gibt|soll|sollte|kann (?:ich|man)|darf|muss (?:ich|man) .{0,80}\\?|zeige?|erkläre?|nenne?|sag mir|finde|suche?',
  pastWords:
    'gestern|vorgestern|war|waren|warst|hatte|hatten|wurden?(?! .{0,70}(?:eingeladen|vorgeladen|geladen|gebeten|bestellt|bestätigt)(?!\\p{L}))|ging|gingen|kam|kamen|sah|sahen|traf|trafen|fuhr|fuhren|flog|flogen|gab|blieb|lief|liefen|rief|schrieb|sprach|stand|standen|saß|saßen|schlief|schliefen|aß|aßen|trank|tranken|nahm|nahmen|half|halfen|hielt|hielten|ließ|ließen|riefen|schrieben|sprachen|zog|zogen|dachten|gewannen|verloren|kauften|wohnte|wohnten|lernte|lernten|besuchte|besuchten|feierte|feierten|fragte|fragten|zeigte|kochte|kochten|holte|holten|stellte|stellten|wartete|warteten|landete|\\p{Ll}+ierten?|fiel|lag|trug|verlor|gewann|spielte|spielten|machte|machten|sagte|sagten|meinte|dachte|wollte|sollte(?= \\p{L}+ .{0,40}\\d{4})|musste|konnte|wusste|brachte|kaufte|arbeitete|fand .{1,40} statt|fand|letzte[nrms]?(?! \\p{L}+ (?:im|des|vom)(?!\\p{L}))|vergangene[nrms]?|vorige[nrms]?|damals|früher|starb|begann|endete|(?:habe?|hat|haben|hast|bin|ist|sind|hab) (?:[^.,;:!?]{0,70} )?(?!(?:gebucht|gekauft|geplant|gemacht|ausgemacht|eingeladen|verabredet|vereinbart|bekommen|gekriegt|reserviert|angemeldet|gesetzt|gelegt|angesetzt|genommen|geschenkt)(?!\\p{L}))(?:\\p{Ll}{0,6}ge\\p{Ll}{2,}(?:t|en)|\\p{Ll}+iert|verloren|bezahlt|besucht|verpasst|erlebt|erledigt|vergessen|verstanden|beendet|erhalten)',
  cancellations:
    '(?<!vergiss )(?<!vergiss bitte )nicht(?! (?:zu )?vergessen)|kein|keine|keinen|abgesagt|fällt aus|absagen|sag(?:e)? .{1,60} ab|streiche?|lösche?|storniere?|verschiebe?',
  textRequests:
    '(?:bitte )?(?:schreibe?|verfasse|formuliere|übersetze?|korrigiere?|verbessere?|fasse?|dichte|erfinde|tu so|spiele?|stell dir vor)|(?:kannst|könntest) du .{0,80}(?:(?<!kalender )schreiben|verfassen|formulieren|übersetzen|korrigieren)',
  otherPeople:
    '(?:er|sie|es|man|jeder|niemand|viele|manche|die meisten|ihr|du)|(?:mein|meine|der|die|das|unser|unsere|sein|seine|ihr|ihre|ein|eine) (?:\\p{L}+ )?(?:kommilitonin?|kommilitone|ex|schwiegersohn|schwiegertochter|patenkind|mieter(?:in)?|praktikant(?:in)?|azubi|klassenkamerad(?:in)?|neffe|nichte|bekannte[rn]?|manager(?:in)?|direktor(?:in)?|leiter(?:in)?|vorgesetzte[rn]?|trainer(?:in)?|professor(?:in)?|schwager|schwägerin|nachbar(?:in|n)?|chef(?:in)?|kollegen?|kollegin|bruder|schwester|freund(?:in|e)?|vermieter(?:in)?|lehrer(?:in)?|mitbewohner(?:in)?|cousine?|onkel|tante|oma|opa|großeltern|kunden?|kundin|mann aus|frau aus|leute|typ)',
  personVerbs:
    'hat|geht|spielt|arbeitet|muss|will|fährt|fliegt|macht|trainiert|wohnt|sagt|meint|ist|sind|haben|gehen|kann|soll|schreibt|lernt',
  openingHours: 'öffnet|schließt|schließen|öffnen|geöffnet|geschlossen|offen|öffnungszeiten',
  publicLife:
    'bundestag|bundesrat|stadtrat|gemeinderat|kreistag|bundeskanzler(?:in)?|kanzler(?:in)?|(?:bundes)?präsident(?:in)?|könig(?:in)?|papst|staatsbesuch|minister(?:in)?|regierung|parlament|wahl|wahlen|landtagswahl|ezb|börse|dax|aktien?|kurs|inflation|gipfel|streik|nato|polizei|bundesliga|champions league|nationalmannschaft|weltmeisterschaft|wm|em|olympi\\p{L}+|formel 1|spielstand|torschütze|staffel|folge|serie|der film|film startet|streikt|bahn|kinostart|premiere|konzern|wetter|temperatur(?:en)?|sturm|sonnenfinsternis|supermarkt|laden|geschäft|geschäfte|museum|bibliothek|apotheke|bäckerei|bank|banken|behörde|busse?|züge|server|version|update|system|skript|job läuft|bayern münchen|borussia|gewann|verlor|\\d{1,2}:\\d{1,2} (?:gegen|gewonnen|verloren)',
  titlePrefixes:
    'erinnerung ?:|(?:bitte|hey|hallo|also|und|ok|dann)|(?:kannst|könntest) du(?: mir)?(?: bitte)?(?: für)?|erinnere? (?:mich|uns)(?: bitte)?|(?:denke? (?:bitte )?(?:daran|dran),? )?mich(?= .{1,80}erinnern$)|daran|dran|vergiss (?:bitte )?nicht|nicht vergessen|denke? (?:(?:bitte|mal|doch) ){0,2}(?:für mich )?(?:daran|dran)(?:,? dass ich)?|weck(?:e)? (?:mich|uns)|(?:trage?|füge?|setze?|plane?|lege?|notiere?|blocke?|blockiere?|reserviere?|vereinbare?|erstelle?|mache?)(?! (?:ich|wir) )(?: mir| uns)?(?: bitte)?|(?:ich|wir) (?:habe?n?|muss|müssen|sollte|soll)(?: noch)?|(?:habe?|haben|muss|müssen) (?:ich|wir)|an (?:den|die|das)|(?:am|um|bis|für|an|zu|zur|zum)(?= (?:ein|eine|einen|die|das|den|der|dem)? ?\\p{L})|ein|eine|einen|einem|neuer termin:?|termin:|aufgabe:|to-?do:|(?:einen |eine )?(?:reminder|erinnerung) (?:setzen|anlegen):?',
  titleSuffixes:
    'ein|an|hinzu|fest|eintragen|notieren|planen|blocken|anlegen|(?:zu )?erinnern|ist|sind|am|um|bis|von|für|und|bitte|in (?:den|meinen) kalender|auf (?:meine|die) .{2,20}liste',
  // 'Die Miete zu überweisen', 'Oma anzurufen' become 'Die Miete überweisen', 'Oma anrufen'.
  fixGrammar: (title) =>
    title
      .replace(/ zu (?=\p{Ll}+n$)/u, ' ')
      .replace(
        /(?<=(?:^| |raus|rein|hin|her)(?:ab|an|auf|aus|ein|um|vor|zurück|mit|nach|los|weg|raus|rein|her|hin|fertig)?)(?<=\p{L})zu(?=\p{Ll}{2,}en$)/u,
        '',
      ),
};
