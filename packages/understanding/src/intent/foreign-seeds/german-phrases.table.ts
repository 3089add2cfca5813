import type { ForeignPhrases } from './foreign-phrases.ts';

export const germanPhrases: ForeignPhrases = {
  event: `trag morgen um drei den Zahnarzt in meinen Kalender ein | plane Freitag ein Essen mit den Nachbarn | setz den Elternabend am Donnerstag um 19 Uhr auf den Kalender | mach einen Termin beim Friseur für Samstag |
blocke Dienstagnachmittag für den Umzug | notier die Hochzeit am 12. Juni | kannst du Montag eine Besprechung mit Karin eintragen | neuer Termin: Mittwoch TÜV um neun`,
  reminder: `erinnere mich daran die Blumen zu gießen | weck mich um halb sieben | sag mir um acht Bescheid dass die Wäsche fertig ist | gib mir heute Abend einen Hinweis wegen der Tabletten | stell einen Wecker auf sechs |
erinner mich an die Miete | hilf mir dran zu denken Oma anzurufen | schick mir einen Tag vorher eine Erinnerung | erinnere mich morgen um 9 an den Klempner | kannst du mich um fünf an die Wäsche erinnern`,
  task: `setz Milch kaufen auf meine Aufgabenliste | neue Aufgabe: Steuererklärung fertig machen | füge Keller aufräumen zu meinen Aufgaben hinzu | auf die Liste: Geschenk für Finn besorgen | to-do: Versicherung kündigen |
schreib auf dass ich noch Glühbirnen holen muss | pack Reisepass verlängern auf meine To-do-Liste | Aufgabe: Reifen wechseln lassen`,
  plan_question: `was steht morgen an | was habe ich am Wochenende vor | um wie viel Uhr muss ich beim Arzt sein | wann ist mein nächster Termin | wie sieht meine Woche aus | habe ich Freitag schon was |
zeig mir meinen Kalender für Donnerstag | welche Termine habe ich nächste Woche | ist heute Abend was geplant | wann muss ich wieder zum Zahnarzt | was muss ich heute noch erledigen | welche Aufgaben sind offen | streich das Mittagessen morgen | verschieb den Friseur auf Montag | sag meinen Termin ab | habe ich Sonntag was vor`,
  free_time: `wann habe ich diese Woche eine Stunde Zeit | bin ich Samstag frei | passt am Mittwoch noch was rein | an welchem Abend habe ich nichts vor | such mir eine Lücke von zwei Stunden | habe ich morgen Nachmittag Luft |
welcher Tag ist bei mir am ruhigsten | wann könnte ich mich mit Jonas treffen | ist Donnerstag noch Platz im Kalender`,
  archive_question: `was hatte ich nochmal wegen der Küche entschieden | welchen Wein hast du mir damals empfohlen | such das Gespräch über den Umbau | wie hieß das Buch über das wir geredet haben | was war das Rezept das du mir gegeben hast |
wo habe ich etwas über meine Rückenschmerzen geschrieben | wann habe ich zum ersten Mal nach Solaranlagen gefragt | was hast du zur Garantie gesagt | finde alles zu unserer Reise nach Lissabon | welche Maße für den Vorhang hatte ich genannt |
in welchem Chat ging es um den Kredit | was weißt du noch über meine Schwiegermutter | habe ich dir mal erzählt welche Farbe wir genommen haben`,
  count_question: `wie oft habe ich nach Kopfschmerzen gefragt | wie viele Gespräche gingen um Arbeit | wie häufig haben wir über Geld geredet | wie viele Chats hatte ich diesen Monat | über welches Thema rede ich am meisten |
wie viele Male kam die Katze vor | wie viele Unterhaltungen habe ich insgesamt | zähl die Gespräche über den Garten`,
  summary: `fass dieses Gespräch zusammen | was sind die wichtigsten Punkte dieses Chats | gib mir eine kurze Zusammenfassung dieser Unterhaltung | kannst du das hier in drei Sätzen zusammenfassen | worüber haben wir hier bisher gesprochen |
Zusammenfassung unseres Gesprächs bitte | was haben wir hier jetzt beschlossen | mach einen Überblick über dieses Gespräch`,
  move: `verschieb dieses Gespräch nach Gesundheit | leg diesen Chat unter Arbeit ab | das gehört zu Finanzen | pack diese Unterhaltung in den Ordner Familie | dieses Gespräch soll unter Bildung | ordne das in die Kategorie Sonstiges ein | kann das zu Fitness | sortier diesen Chat bei Politik ein`,
  rename: `nenne dieses Gespräch Küchenplanung | benenne diesen Chat in Garten um | gib dieser Unterhaltung einen anderen Titel: Umbau | ändere den Titel in Urlaub 2027 | dieses Gespräch soll Steuer heißen | Titel dieses Chats: Bewerbung`,
  date_time: `wie spät ist es | welcher Tag ist heute | den wievielten haben wir | wie viel Uhr ist es in New York | was ist das heutige Datum | in welcher Kalenderwoche sind wir | ist heute Dienstag | auf welchen Wochentag fällt der 5. Dezember`,
  help: `was kannst du alles für mich tun | wie funktioniert diese App | wie importiere ich meine Chats aus ChatGPT | wofür kann ich dich benutzen | wie lösche ich mein Konto | wie lege ich eine Kategorie an | kannst du erklären wie das hier geht |
wie exportiere ich meine Daten | welche Befehle verstehst du | wie schalte ich die Benachrichtigungen aus | wobei kannst du mir helfen | erklär mir was du kannst | was sind deine Funktionen | welche Möglichkeiten hast du`,
  small_talk: `hallo wie geht's | danke du bist der Beste | guten Morgen | haha der war gut | schönes Wetter heute | danke, schönen Abend noch | wie war dein Tag | ich bin heute müde | dir auch ein schönes Wochenende | okay super, bis morgen | bist du noch da | du bist ja schlau | na alles fit`,
  writing: `schreib ein Gedicht zum siebzigsten Geburtstag von Opa | formuliere eine höfliche Mail an den Vermieter | denk dir einen Slogan für meine Bäckerei aus | schreib diesen Brief freundlicher um | verfasse ein Bewerbungsschreiben |
überleg dir einen lustigen Text für eine Karte | schreib eine Rede für die Hochzeit meiner Schwester | kannst du eine kurze Geschichte über einen Fuchs schreiben | einen Reim für den Nikolaus über ein Fahrrad`,
  code: `schreib ein Python Skript das Dateien umbenennt | mach eine SQL Abfrage für alle Kunden ohne Bestellung | warum wirft dieser JavaScript Code einen Fehler | eine Excel Formel um doppelte Zeilen zu zählen |
wie sortiere ich eine Liste in Java | Regex für eine deutsche Postleitzahl | bau eine HTML Seite mit einem Formular | Funktion die Primzahlen berechnet | Bash Befehl um große Dateien zu finden`,
  translation: `übersetze das ins Englische | wie sagt man guten Abend auf Italienisch | was bedeutet serendipity auf Deutsch | auf Französisch: wo ist der Bahnhof | was ist das niederländische Wort für Staubsauger | übersetz meine Mail ins Spanische | wie schreibt man danke auf Japanisch`,
  knowledge: `was ist die Hauptstadt von Australien | wie weit ist der Mond von der Erde entfernt | wer hat die Mona Lisa gemalt | warum ist das Meer salzig | wie lange muss ein Ei kochen | was ist der Unterschied zwischen Krokodil und Alligator |
wann begann der Erste Weltkrieg | wie viele Einwohner hat Belgien | wie entsteht ein Regenbogen | was fressen Igel | ist eine Tomate ein Obst | erklär mir wie eine Wärmepumpe funktioniert | wie alt wird ein Elefant | welcher Planet ist der größte`,
};
