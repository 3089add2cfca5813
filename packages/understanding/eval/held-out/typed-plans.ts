import type { PlannedSentence } from '../planned-sentence.ts';

const schedule = (text: string, at: string, minutes?: number): PlannedSentence => ({
  text,
  type: 'schedule',
  at,
  ...(minutes !== undefined && { minutes }),
});
const reminder = (text: string, at: string): PlannedSentence => ({ text, type: 'reminder', at });
const task = (text: string, at: string): PlannedSentence => ({ text, type: 'task', at });

/**
 * Plans as people type them, at the same time as HELD_OUT_PLANS. The rules were written without them, and nothing was
 * learned from them except the weights of plans (`labelledTurns`).
 */
export const HELD_OUT_TYPED_PLANS: readonly PlannedSentence[] = [
  schedule('optician thurs 11:40', '2026-11-19 11:40'),
  schedule('hey can you put the boiler service in for monday 8am', '2026-11-23 08:00'),
  schedule('swimming w the kids sat 10', '2026-11-21 10:00'),
  schedule('were going to my in laws on sunday at 1', '2026-11-22 13:00'),
  schedule('piano tuner 2 dec 3pm', '2026-12-02 15:00'),
  schedule('quick call with Mehmet tomorrow 8:45', '2026-11-19 08:45'),
  schedule('i got a slot at the tax office on nov 25 9.30am', '2026-11-25 09:30'),
  schedule('Skip level with Joanna on Friday, 14:30 to 15:00', '2026-11-20 14:30', 30),
  schedule('vet for biscuit friday half 4 no sorry 4:30pm', '2026-11-20 16:30'),
  schedule('theres a school fair on the 28th at 2pm and we are helping', '2026-11-28 14:00'),
  schedule('ok booked the escape room! sunday 22 nov 17:00', '2026-11-22 17:00'),
  schedule('handing over the flat on monday 30 november at 12', '2026-11-30 12:00'),
  schedule('Can we block tomorrow 13:00-14:30 for the audit', '2026-11-19 13:00', 90),
  schedule('lunch with granny on her birthday dec 6 at 12:15', '2026-12-06 12:15'),
  schedule('Dermatologist, Tuesday 24 November, 07:55', '2026-11-24 07:55'),
  schedule('new couch gets delivered on thursday at 9', '2026-11-19 09:00'),
  schedule('i am on a panel at the trade fair tomorrow 3pm', '2026-11-19 15:00'),
  schedule('catch up with Ines next tuesday 6 pm', '2026-11-24 18:00'),
  schedule('our bus to Gdansk leaves on saturday at 6:15am', '2026-11-21 06:15'),
  schedule('first session with the new coach is on friday at 17:15', '2026-11-20 17:15'),
  schedule('parking permit interview dec 1st 10:30', '2026-12-01 10:30'),
  schedule('movie night at ours saturday 8pm', '2026-11-21 20:00'),
  schedule('add: tax adviser thursday 26th 4pm', '2026-11-26 16:00'),
  schedule('im giving blood on monday at quarter to 6 in the evening', '2026-11-23 17:45'),
  schedule('christmas market with the team on december 10 from 6pm', '2026-12-10 18:00'),
  reminder('remind me in an hour and a half to call the bank', '2026-11-18 12:30'),
  reminder('remind me thurs to bring cake', '2026-11-19'),
  reminder('pls ping me at 3 to leave', '2026-11-18 15:00'),
  reminder('reminder for tomorrow 8am: pack the swim stuff', '2026-11-19 08:00'),
  reminder('could you remind me on december 20 to water the tree', '2026-12-20'),
  reminder('remind me tonight at half 8 about the bins', '2026-11-18 20:30'),
  reminder('i need a reminder on friday at 9 to send the newsletter', '2026-11-20 09:00'),
  reminder('remind me next week monday to chase the plumber', '2026-11-23'),
  reminder('set an alarm for 5:50 tomorrow', '2026-11-19 05:50'),
  reminder('remind us on saturday to buy candles', '2026-11-21'),
  reminder('remind me 10 minutes before 2pm today to grab my coat', '2026-11-18 13:50'),
  reminder('don’t let me forget the parcel tomorrow at noon', '2026-11-19 12:00'),
  task('gotta submit the grant application by dec 11', '2026-12-11'),
  task('still have to call the insurance tomorrow', '2026-11-19'),
  task('i must get new passport photos before the 24th', '2026-11-24'),
  task('report due friday', '2026-11-20'),
  task('we have to confirm the headcount with the venue by next tuesday', '2026-11-24'),
  task('need to fix the bike light today', '2026-11-18'),
  task('library fine has to be paid by november 27', '2026-11-27'),
  task('dont forget to sign the form for the trip by thursday', '2026-11-19'),
  task('add to my todo list: clean the gutters this saturday', '2026-11-21'),
  task('The proposal is due on December 3.', '2026-12-03'),
  task('i should write the reference letter for Adam by friday', '2026-11-20'),
  task('have to drop off the keys tomorrow', '2026-11-19'),
  task('Must order contact lenses by the 26th', '2026-11-26'),
];
