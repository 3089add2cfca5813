/** A line of quick add, typed on Wednesday 18 November 2026, 11:00 in Berlin, and its event; times are in Berlin. */
export interface QuickAddLine {
  text: string;
  title: string;
  /** The title if the place is left out of it. */
  title_without_location?: string;
  /** 'YYYY-MM-DD HH:MM', or only the day of an all-day event. */
  at: string;
  minutes?: number;
  rule?: string;
  location?: string;
  /** A place that may stand in the title or not. */
  place?: string;
}

const line = (text: string, title: string, at: string, more: Partial<QuickAddLine> = {}): QuickAddLine => ({
  text,
  title,
  at,
  ...more,
});

/** Training data: written along with the rules. */
export const QUICK_ADD_LINES: readonly QuickAddLine[] = [
  line('dentist thu 15h', 'Dentist', '2026-11-19 15:00'),
  line('Dinner 7-9 friday', 'Dinner', '2026-11-20 19:00', { minutes: 120 }),
  line('lunch with Ben 12-1 tomorrow', 'Lunch with Ben', '2026-11-19 12:00', { minutes: 60 }),
  line('gym 18h 1h', 'Gym', '2026-11-18 18:00', { minutes: 60 }),
  line('call mom tmr 5p', 'Call mom', '2026-11-19 17:00'),
  line('team mtg mon 10-11:30', 'Team mtg', '2026-11-23 10:00', { minutes: 90 }),
  line('vacation 20-27 dec', 'Vacation', '2026-12-20', { minutes: 8 * 1440 }),
  line('conference from 1 to 3 december', 'Conference', '2026-12-01', { minutes: 3 * 1440 }),
  line('yoga tue/thu 6pm', 'Yoga', '2026-11-19 18:00', { rule: 'FREQ=WEEKLY;BYDAY=TU,TH' }),
  line('rent every 1st', 'Rent', '2026-12-01', { rule: 'FREQ=MONTHLY;BYMONTHDAY=1' }),
  line('payroll 1st and 15th of every month 9am', 'Payroll', '2026-12-01 09:00', {
    rule: 'FREQ=MONTHLY;BYMONTHDAY=1,15',
  }),
  line('quarterly taxes every quarter on the 15th', 'Quarterly taxes', '2026-12-15', {
    rule: 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15',
  }),
  line('book club last thursday of every month 7:30pm', 'Book club', '2026-11-26 19:30', {
    rule: 'FREQ=MONTHLY;BYDAY=-1TH',
  }),
  line('Standup weekdays 9:15 15min', 'Standup', '2026-11-19 09:15', {
    minutes: 15,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  }),
  line('piano every wed 4pm until dec 16', 'Piano', '2026-11-18 16:00', {
    rule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261216T225900Z',
  }),
  line('german class mondays 18:30 for 10 weeks', 'German class', '2026-11-23 18:30', {
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=10',
  }),
  line('NYE party 9pm at Tom’s', 'NYE party', '2026-12-31 21:00'),
  line('christmas eve dinner 6pm', 'Christmas eve dinner', '2026-12-24 18:00'),
  line('coffee w/ Ana 20th of next month 10am', 'Coffee w/ Ana', '2026-12-20 10:00'),
  line('flight to Rome dec 3 6:40am', 'Flight to Rome', '2026-12-03 06:40'),
  line('3pm haircut', 'Haircut', '2026-11-18 15:00'),
  line('tomorrow 8:30 breakfast with Kim', 'Breakfast with Kim', '2026-11-19 08:30'),
  line('fri noon lunch with team', 'Lunch with team', '2026-11-20 12:00'),
  line('meeting with Sara next tuesday 14:00-15:30', 'Meeting with Sara', '2026-11-24 14:00', { minutes: 90 }),
  line('movie night sat 8', 'Movie night', '2026-11-21 20:00'),
  line('Swim lesson sun 10 45 min', 'Swim lesson', '2026-11-22 10:00', { minutes: 45 }),
  line('parents evening 24/11 6:40pm', 'Parents evening', '2026-11-24 18:40'),
  line('Interview Monday 9am for 2 hours', 'Interview', '2026-11-23 09:00', { minutes: 120 }),
  line('quick call with Jo in 20 min', 'Quick call with Jo', '2026-11-18 11:20'),
  line('call bank in about two hours', 'Call bank', '2026-11-18 13:00'),
  line('dad bday 12 jan', 'Dad bday', '2027-01-12', { minutes: 1440 }),
  line('birthday of Lena on 9 december', 'Birthday of Lena', '2026-12-09', { minutes: 1440 }),
  line('Oil change sat morning', 'Oil change', '2026-11-21 09:00'),
  line('team retro every other friday 3pm', 'Team retro', '2026-11-20 15:00', {
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  line('pick up kids 4pm every mon, wed and fri', 'Pick up kids', '2026-11-18 16:00', {
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  }),
  line('day off friday', 'Day off', '2026-11-20', { minutes: 1440 }),
  line('Dinner with Kate at Nobu friday 8pm', 'Dinner with Kate', '2026-11-20 20:00', { location: 'Nobu' }),
  line('sprint planning 2pm-4pm monday @ Room 5', 'Sprint planning', '2026-11-23 14:00', { minutes: 120 }),
  line('massage first saturday of december 11am', 'Massage', '2026-12-05 11:00'),
  line('all day offsite nov 30', 'Offsite', '2026-11-30', { minutes: 1440 }),
  line('tandarts vrijdag 10u30', 'Tandarts', '2026-11-20 10:30'),
  line('elke maandag 20u volleybal', 'Volleybal', '2026-11-23 20:00', { rule: 'FREQ=WEEKLY;BYDAY=MO' }),
  line('vakantie van 20 tot 27 december', 'Vakantie', '2026-12-20', { minutes: 8 * 1440 }),
  line('eten bij oma zondag half 6', 'Eten bij oma', '2026-11-22 17:30'),
  line('Zahnarzt Fr 10:15', 'Zahnarzt', '2026-11-20 10:15'),
  line('Mittagessen mit Tim morgen 12-13 Uhr', 'Mittagessen mit Tim', '2026-11-19 12:00', { minutes: 60 }),
  line('Urlaub 20.12. bis 27.12.', 'Urlaub', '2026-12-20', { minutes: 8 * 1440 }),
  line('Yoga jeden Dienstag 18 Uhr', 'Yoga', '2026-11-24 18:00', { rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  line('dîner avec Paul vendredi 20h', 'Dîner avec Paul', '2026-11-20 20:00'),
  line('réunion lundi 9h-11h', 'Réunion', '2026-11-23 09:00', { minutes: 120 }),
  line('loyer le 5 de chaque mois', 'Loyer', '2026-12-05', { rule: 'FREQ=MONTHLY;BYMONTHDAY=5' }),
  line('vacances du 20 au 27 décembre', 'Vacances', '2026-12-20', { minutes: 8 * 1440 }),
  line('cena con Marta viernes 21h', 'Cena con Marta', '2026-11-20 21:00'),
  line('dentista el 3 de diciembre a las 10:30', 'Dentista', '2026-12-03 10:30'),
  line('riunione lunedì 9-11', 'Riunione', '2026-11-23 09:00', { minutes: 120 }),
  line('palestra ogni martedì alle 18', 'Palestra', '2026-11-24 18:00', { rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  line('ferie dal 20 al 27 dicembre', 'Ferie', '2026-12-20', { minutes: 8 * 1440 }),
  line('jantar com Ana sexta 20h', 'Jantar com Ana', '2026-11-20 20:00'),
  line('dentista dia 3 de dezembro às 10h30', 'Dentista', '2026-12-03 10:30'),
  line('reunião segunda das 9h às 11h', 'Reunião', '2026-11-23 09:00', { minutes: 120 }),
];
