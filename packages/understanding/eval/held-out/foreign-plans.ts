import { type PlannedSentence, reminder, schedule, task } from '../planned-sentence.ts';

const THURSDAYS = 'FREQ=WEEKLY;BYDAY=TH';

/**
 * Plans in other languages. The rules were written without them; the weights of plans are learned from them
 * (`labelledTurns`).
 */
export const HELD_OUT_FOREIGN_PLANS: readonly PlannedSentence[] = [
  schedule('kannst du mir bitte für nächsten Mittwoch um 14:30 Uhr einen Friseurtermin eintragen', '2026-11-25 14:30', {
    title: 'Friseurtermin',
  }),
  schedule('Am Sonntag kommen meine Eltern um 12 Uhr zum Mittagessen', '2026-11-22 12:00'),
  schedule('morgen früh um 7 muss ich zur Blutabnahme', '2026-11-19 07:00'),
  reminder('Erinnere mich heute Abend um 20 Uhr daran, Oma anzurufen', '2026-11-18 20:00', { title: 'Oma anrufen' }),
  task('Ich muss den Wagen bis Freitag zur Werkstatt bringen', '2026-11-20', {
    title: 'Den Wagen zur Werkstatt bringen',
  }),
  schedule('Übermorgen um Viertel nach neun Vorstellungsgespräch bei Bosch', '2026-11-20 09:15', {
    title: 'Vorstellungsgespräch bei Bosch',
  }),
  schedule('Chorprobe immer donnerstags um 19:30 Uhr', '2026-11-19 19:30', { rule: THURSDAYS, title: 'Chorprobe' }),
  schedule('Die Handwerker kommen am 24. November zwischen 8 und 10 Uhr', '2026-11-24 08:00', { minutes: 120 }),
  schedule('Blocke mir den Freitag von 9 bis 12 Uhr für die Präsentation', '2026-11-20 09:00', { minutes: 180 }),
  schedule('Unser Zug nach Wien fährt am 28.11. um 6:52 Uhr', '2026-11-28 06:52'),
  reminder('denk dran mich in einer halben Stunde an den Kuchen zu erinnern', '2026-11-18 11:30'),
  schedule('Ich hab am 2. Dezember um 10 Uhr eine Besprechung mit der Bank', '2026-12-02 10:00', {
    title: 'Besprechung mit der Bank',
  }),
  reminder('Erinnere mich jeden Montag um 8 Uhr an den Wochenplan', '2026-11-23 08:00', {
    rule: 'FREQ=WEEKLY;BYDAY=MO',
  }),
  schedule('Geburtstag von Lena ist am 9. Dezember', '2026-12-09'),
  schedule('Peux-tu noter un rendez-vous chez le coiffeur mercredi prochain à 14h30', '2026-11-25 14:30', {
    title: 'Rendez-vous chez le coiffeur',
  }),
  schedule('Mes parents arrivent dimanche à midi', '2026-11-22 12:00'),
  reminder('Rappelle-moi ce soir à 20h d’appeler mamie', '2026-11-18 20:00', { title: 'Appeler mamie' }),
  task('Il faut que je dépose la voiture au garage avant vendredi', '2026-11-20'),
  schedule('Entretien chez Airbus après-demain à 9h15', '2026-11-20 09:15', { title: 'Entretien chez Airbus' }),
  schedule('Répétition de chorale tous les jeudis à 19h30', '2026-11-19 19:30', {
    rule: THURSDAYS,
    title: 'Répétition de chorale',
  }),
  schedule('Le plombier passe mardi entre 8h et 10h', '2026-11-24 08:00', { minutes: 120 }),
  schedule('Bloque vendredi de 9h à 12h pour la présentation', '2026-11-20 09:00', { minutes: 180 }),
  schedule('Nous avons une réunion avec la banque le 2 décembre à 10 heures', '2026-12-02 10:00', {
    title: 'Réunion avec la banque',
  }),
  reminder('Rappelle-moi dans une demi-heure de sortir le gâteau du four', '2026-11-18 11:30', {
    title: 'Sortir le gâteau du four',
  }),
  task('Je dois envoyer la facture à Marc demain', '2026-11-19', { title: 'Envoyer la facture à Marc' }),
  schedule("L'anniversaire de Léa est le 9 décembre", '2026-12-09'),
  schedule('¿Puedes apuntar una cita en la peluquería el miércoles que viene a las 14:30?', '2026-11-25 14:30', {
    title: 'Cita en la peluquería',
  }),
  schedule('Mis padres llegan el domingo a las 12', '2026-11-22 12:00'),
  reminder('Recuérdame esta noche a las 8 llamar a la abuela', '2026-11-18 20:00', { title: 'Llamar a la abuela' }),
  task('Tengo que llevar el coche al taller antes del viernes', '2026-11-20', { title: 'Llevar el coche al taller' }),
  schedule('Entrevista con Iberia pasado mañana a las 9 y cuarto', '2026-11-20 09:15', {
    title: 'Entrevista con Iberia',
  }),
  schedule('Ensayo del coro todos los jueves a las 19:30', '2026-11-19 19:30', {
    rule: THURSDAYS,
    title: 'Ensayo del coro',
  }),
  schedule('El fontanero viene el martes entre las 8 y las 10', '2026-11-24 08:00', { minutes: 120 }),
  schedule('Reserva el viernes de 9 a 12 para la presentación', '2026-11-20 09:00', { minutes: 180 }),
  schedule('Tenemos una reunión con el banco el 2 de diciembre a las 10', '2026-12-02 10:00', {
    title: 'Reunión con el banco',
  }),
  reminder('Recuérdame dentro de media hora sacar el pastel', '2026-11-18 11:30', { title: 'Sacar el pastel' }),
  task('Debo enviar la factura a Marcos mañana', '2026-11-19', { title: 'Enviar la factura a Marcos' }),
  schedule('Partido de fútbol de Pablo el 28 de noviembre a las 11 de la mañana', '2026-11-28 11:00', {
    title: 'Partido de fútbol de Pablo',
  }),
  schedule('Cena da Marco sabato alle 20:30', '2026-11-21 20:30', { title: 'Cena da Marco' }),
  task('Devo consegnare la relazione entro venerdì', '2026-11-20', { title: 'Consegnare la relazione' }),
  schedule('Ogni giovedì alle 19 prove del coro', '2026-11-19 19:00', { rule: THURSDAYS, title: 'Prove del coro' }),
  schedule('Jantar na casa da Ana no sábado às 20h', '2026-11-21 20:00', { title: 'Jantar na casa da Ana' }),
  task('Preciso entregar o relatório até sexta-feira', '2026-11-20', { title: 'Entregar o relatório' }),
  schedule('Zaterdag om 20 uur eten we bij Anna', '2026-11-21 20:00'),
  task('Ik moet het rapport voor vrijdag inleveren', '2026-11-20', { title: 'Het rapport inleveren' }),
  schedule('Elke donderdag om 19:30 uur koorrepetitie', '2026-11-19 19:30', {
    rule: THURSDAYS,
    title: 'Koorrepetitie',
  }),
];

/** Sentences with days and hours in other languages that plan nothing; used like the plans. */
export const HELD_OUT_FOREIGN_TRAPS: readonly string[] = [
  'Letzten Freitag waren wir um 20 Uhr im Konzert.',
  'Warum schließen Banken freitags um 17 Uhr?',
  'Formuliere eine Absage für das Treffen am Montag um 9 Uhr.',
  'Der Kurs am Dienstag um 18 Uhr war langweilig.',
  'Wie lange dauert der Flug am Freitag nach Oslo?',
  'Die Bäckerei öffnet werktags um 6 Uhr.',
  'Ich hatte eigentlich morgen um 10 einen Termin, aber der wurde abgesagt.',
  'Was soll ich am Samstag zur Hochzeit anziehen?',
  'Goethe starb am 22. März 1832 gegen 11:30 Uhr.',
  'Mein Nachbar mäht jeden Sonntag um 8 Uhr den Rasen.',
  'Vendredi dernier nous étions au concert à 20h.',
  'Pourquoi les banques ferment-elles à 17h le vendredi ?',
  'Rédige une lettre pour refuser la réunion de lundi à 9h.',
  'Le cours de mardi à 18h était ennuyeux.',
  'La boulangerie ouvre à 6h du lundi au vendredi.',
  'Comment dire en anglais : on se voit demain à midi ?',
  'Mon voisin tond la pelouse tous les dimanches à 8h.',
  'Imagine que tu as rendez-vous avec le roi demain à midi.',
  'El viernes pasado fuimos al concierto a las 8.',
  '¿Por qué cierran los bancos los viernes a las 2?',
  'Redacta una carta para rechazar la reunión del lunes a las 9.',
  'La clase del martes a las 6 fue aburrida.',
  'La panadería abre a las 6 de lunes a viernes.',
  'Mi vecino corta el césped todos los domingos a las 8.',
  'Imagina que tienes una cita con el rey mañana a mediodía.',
  'Colón zarpó el 3 de agosto de 1492 a las 8 de la mañana.',
  'Che ore sono a Tokyo quando qui sono le 15?',
  'Venerdì scorso siamo andati al concerto alle 20.',
  'O museu abre no domingo às 10h?',
  'Vorige vrijdag waren we om 20 uur bij het concert.',
];
