import { isAboutPeople } from './plan-question.ts';

const COUNT_QUESTION =
  /\b(?:how many|what (?:share|percentage|proportion|fraction)|how often|how frequently|number of|count (?:of |my |the )?|how much time|how much do i (?:talk|chat|ask))\b(?=.{0,80}\b(?:conversations?|chats?|events?|meetings?|appointments?|tasks?|reminders?|did i|have i|do i|i've|we|talk(?:ed)?|discuss(?:ed)?|ask(?:ed)?|mention(?:ed)?|my)\b)/i;
/** 'What do I talk about most', 'chart of my chats per month', 'has my interest in … changed'. */
const TREND_QUESTION =
  /\b(?:what|which|who)\b.{0,40}\b(?:i|we|my)\b.{0,60}\b(?:most|least|more often|most often)\b|\b(?:my|our|i|we)\b.{0,20}\b(?:most|least) (?:discussed|common|frequent|used|talked|popular|asked)\b|\b(?:chart|graph|plot|trends?|statistics?|stats|course|development)\b.{0,40}\b(?:my|our|i|we)\b|\b(?:has|have|is|are|am|do|does|did)\b.{0,12}\b(?:my|i|we)\b.{0,80}\b(?:over time|gone up|gone down|increas\w+|decreas\w+|changed over|more than last|less than last|more or less|up or down|than (?:last|the) (?:year|month|week)|than last$)(?:\b|$)|^(?:which|what) (?:category|topic|subject)s? .{0,30}\b(?:most|biggest|largest|least|fewest)\b|\b(?:busiest|quietest)\b.{0,30}\b(?:chat|ask|talk|conversation)\w*|\b(?:how many|number of|total)\b.{0,20}\b(?:conversations?|chats?|tasks?|reminders?|events?|appointments?|messages)\b/i;
/** 'How big is the Work category by now'. */
const CATEGORY_SIZE =
  /^(?:(?:so|and|hey|ok|please)[, ]+)*(?:how (?:big|large|full) (?:is|has)|what(?:'s| is) the size of|what size is) (?:(?:my|the|our) )?(?:(?:category|folder) (?!(?:\d|of|[a-e]\b))\S+(?: \S+)?|(?:my|the|our) (?:\S+ ){1,3}(?:category|folder))(?: (?:by now|now|already|these days|grown|become|become by now|currently))*[\s?.!]*$/i;

/** Asks for a number of conversations or plans, or for their development. */
export const asksForCount = (text: string): boolean =>
  (COUNT_QUESTION.test(text) && !isAboutPeople(text)) || TREND_QUESTION.test(text) || CATEGORY_SIZE.test(text);
