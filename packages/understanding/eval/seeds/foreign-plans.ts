import { type PlannedSentence, reminder, schedule, task } from '../planned-sentence.ts';

const TUESDAYS = 'FREQ=WEEKLY;BYDAY=TU';

/** Plans in German, French, Spanish, and some in Italian, Portuguese and Dutch; may be used for tuning. */
export const FOREIGN_PLANS: readonly PlannedSentence[] = [
  schedule('Ich habe morgen um 15 Uhr einen Termin beim Zahnarzt', '2026-11-19 15:00', {
    title: 'Termin beim Zahnarzt',
  }),
  reminder('Erinnere mich am Freitag um 9 Uhr daran, die Miete zu überweisen', '2026-11-20 09:00', {
    title: 'Die Miete überweisen',
  }),
  schedule('Wir treffen uns am Samstag um halb acht zum Essen bei Anna', '2026-11-21 19:30'),
  task('Ich muss bis zum 30. November die Steuererklärung abgeben', '2026-11-30', {
    title: 'Die Steuererklärung abgeben',
  }),
  schedule('Trag bitte ein Meeting mit Herrn Vogt am Dienstag von 10 bis 11:30 Uhr ein', '2026-11-24 10:00', {
    minutes: 90,
    title: 'Meeting mit Herrn Vogt',
  }),
  schedule('Nächsten Montag um 8:15 Uhr habe ich Physiotherapie', '2026-11-23 08:15', { title: 'Physiotherapie' }),
  schedule('Jeden Dienstag um 18 Uhr Yogakurs', '2026-11-24 18:00', { rule: TUESDAYS, title: 'Yogakurs' }),
  reminder('Weck mich morgen um 6:30 Uhr', '2026-11-19 06:30'),
  task('Vergiss nicht, am Donnerstag den Müll rauszubringen', '2026-11-19', { title: 'Den Müll rausbringen' }),
  reminder('Erinner mich in zwei Stunden an die Wäsche', '2026-11-18 13:00', { title: 'Wäsche' }),
  schedule('Elternabend am 3. Dezember um 19 Uhr', '2026-12-03 19:00', { title: 'Elternabend' }),
  schedule('Am 5.12. fliegen wir um 10:40 Uhr nach Lissabon', '2026-12-05 10:40'),
  schedule("J'ai rendez-vous chez le dentiste demain à 15h", '2026-11-19 15:00', {
    title: 'Rendez-vous chez le dentiste',
  }),
  reminder('Rappelle-moi vendredi à 9h de payer le loyer', '2026-11-20 09:00', { title: 'Payer le loyer' }),
  schedule('On dîne chez Paul samedi à 20h', '2026-11-21 20:00'),
  task('Je dois rendre le dossier avant le 30 novembre', '2026-11-30', { title: 'Rendre le dossier' }),
  schedule('Ajoute une réunion avec Mme Morel mardi de 10h à 11h30', '2026-11-24 10:00', {
    minutes: 90,
    title: 'Réunion avec Mme Morel',
  }),
  schedule('Tous les mardis à 18h30 cours de yoga', '2026-11-24 18:30', { rule: TUESDAYS, title: 'Cours de yoga' }),
  reminder('Rappelle-moi dans deux heures de sortir le linge', '2026-11-18 13:00', { title: 'Sortir le linge' }),
  task("N'oublie pas d'appeler Sophie demain matin", '2026-11-19', { title: 'Appeler Sophie' }),
  schedule('Notre train pour Lyon part dimanche à 7h12', '2026-11-22 07:12'),
  schedule('Concert de Julie le 12 décembre à 20h30', '2026-12-12 20:30', { title: 'Concert de Julie' }),
  reminder('Réveille-moi demain à 6h45', '2026-11-19 06:45'),
  schedule('Tengo cita con el dentista mañana a las 3 de la tarde', '2026-11-19 15:00', {
    title: 'Cita con el dentista',
  }),
  reminder('Recuérdame el viernes a las 9 pagar el alquiler', '2026-11-20 09:00', { title: 'Pagar el alquiler' }),
  schedule('El sábado a las 8 de la noche cenamos en casa de Ana', '2026-11-21 20:00'),
  task('Tengo que entregar el informe antes del 30 de noviembre', '2026-11-30', { title: 'Entregar el informe' }),
  schedule('Añade una reunión con el señor Vega el martes de 10 a 11:30', '2026-11-24 10:00', {
    minutes: 90,
    title: 'Reunión con el señor Vega',
  }),
  schedule('Todos los martes a las 18:30 clase de yoga', '2026-11-24 18:30', {
    rule: TUESDAYS,
    title: 'Clase de yoga',
  }),
  reminder('Recuérdame en dos horas sacar la ropa', '2026-11-18 13:00', { title: 'Sacar la ropa' }),
  task('No olvides llamar a Lucía mañana por la mañana', '2026-11-19', { title: 'Llamar a Lucía' }),
  schedule('Nuestro vuelo a Sevilla sale el domingo a las 7:10', '2026-11-22 07:10'),
  reminder('Despiértame mañana a las 6 y media', '2026-11-19 06:30'),
  schedule('Cumpleaños de mi madre el 3 de diciembre', '2026-12-03', { title: 'Cumpleaños de mi madre' }),
  schedule('Ho un appuntamento dal dentista domani alle 15', '2026-11-19 15:00', {
    title: 'Appuntamento dal dentista',
  }),
  reminder("Ricordami venerdì alle 9 di pagare l'affitto", '2026-11-20 09:00', { title: "Pagare l'affitto" }),
  schedule('Tenho uma consulta no dentista amanhã às 15h', '2026-11-19 15:00', { title: 'Consulta no dentista' }),
  reminder('Lembre-me na sexta-feira às 9h de pagar o aluguel', '2026-11-20 09:00', { title: 'Pagar o aluguel' }),
  schedule('Ik heb morgen om 15 uur een afspraak bij de tandarts', '2026-11-19 15:00', {
    title: 'Afspraak bij de tandarts',
  }),
  reminder('Herinner me vrijdag om 9 uur aan de huur', '2026-11-20 09:00', { title: 'De huur' }),
];

/** Sentences with days and hours in the same languages that plan nothing. */
export const FOREIGN_TRAPS: readonly string[] = [
  'Gestern hatte ich um 15 Uhr einen Termin beim Zahnarzt.',
  'Wann ist der Termin am Freitag?',
  'Hat der Supermarkt am Sonntag um 10 Uhr offen?',
  'Schreib eine E-Mail, dass ich am Freitag um 14 Uhr nicht kommen kann.',
  'Übersetze: Ich habe morgen um 10 Uhr einen Termin.',
  'Am 9. November 1989 fiel um 22 Uhr die Mauer.',
  'Sag den Termin am Donnerstag um 15 Uhr ab.',
  'Wenn es am Samstag regnet, bleiben wir vielleicht zu Hause.',
  'Er geht jeden Morgen um 6 Uhr laufen.',
  "Hier j'avais rendez-vous à 15h chez le dentiste.",
  'Est-ce que le musée est ouvert dimanche à 10h ?',
  'Écris un mail pour dire que je serai absente vendredi à 14h.',
  'Traduis : nous avons rendez-vous lundi à neuf heures.',
  'Le 14 juillet 1789 vers 17h la foule prit la Bastille.',
  'Annule le rendez-vous de jeudi à 15h.',
  "S'il pleut samedi, nous resterons peut-être à la maison.",
  'Elle court tous les matins à 6h.',
  'Ayer tuve una cita a las 3 de la tarde.',
  '¿A qué hora abre el museo el domingo?',
  'Escribe un correo diciendo que el viernes a las 2 no puedo ir.',
  'Traduce: tenemos una reunión el lunes a las nueve.',
  'El 12 de octubre de 1492 Colón llegó a América.',
  'Cancela la cita del jueves a las 3.',
  'Si llueve el sábado, quizás nos quedamos en casa.',
  'Ieri ho avuto una riunione alle 15.',
  'Ontem tive uma reunião às 15h.',
  'Gisteren had ik om 15 uur een afspraak.',
];
